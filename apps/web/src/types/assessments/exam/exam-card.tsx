import { Card, SegmentedControl, Select, Title } from '@mantine/core';
import { changeExam, chooseTestType } from '@takhti/content-types/assessments';
import {
  examRounds,
  examShifts,
  examYears,
  optionFormats,
  provinces,
  questionFormats,
  testTypes,
  type ExamFields,
} from '@takhti/domain';
import { fieldId, type Editor } from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { confirm } from '../../../ui/index.ts';
import { changeDoc, type AssessmentForm } from '../assessment-form.ts';
import classes from '../assessment.module.css';
import { ExamField } from './exam-field.tsx';
import { examFieldWords } from './exam-words.ts';

/** The kind of test; for an exam, its facts. */
export function ExamCard({ editor }: { editor: Editor<AssessmentForm> }) {
  const t = useText();
  const format = useFormat();
  const { doc: form, edit } = editor;
  const words = (exam: Partial<ExamFields>, field: keyof ExamFields): string =>
    examFieldWords(t, format, exam, field) ?? '';
  const set = (change: Partial<ExamFields>): void =>
    edit((draft) => {
      Object.assign(draft, change);
    });

  // Another year or province has other questions: its skills are chosen again, which is asked before.
  async function choose(change: Partial<Pick<ExamFields, 'year' | 'province'>>): Promise<void> {
    const isReset = changeExam(form, change).skills.length < form.skills.length;
    const isMeant =
      !isReset ||
      (await confirm({
        title: t('assessments:exam.reset_title'),
        text: t('assessments:exam.reset_text', { count: form.skills.length }),
        confirmLabel: t('assessments:exam.reset_confirm'),
        isDangerous: true,
      }));
    if (isMeant) edit((draft) => changeDoc(draft, (doc) => changeExam(doc, change)));
  }

  return (
    <Card
      withBorder
      radius="lg"
      padding="lg"
      className={classes.card}
      component="section"
      aria-labelledby="exam-heading"
    >
      <Title order={2} size="h3" id="exam-heading" mb="md">
        {t('assessments:exam.title')}
      </Title>
      <Marked path={['assessment_type']} label={t('assessments:fields.assessment_type')}>
        <SegmentedControl
          id={fieldId(['assessment_type'])}
          aria-label={t('assessments:fields.assessment_type')}
          data={Object.values(testTypes).map((type) => ({
            value: String(type),
            label: t(`assessments:exam.types.${type}`),
          }))}
          value={String(form.assessment_type)}
          onChange={(value) => {
            const type = Object.values(testTypes).find((each) => String(each) === value) ?? testTypes.default;
            edit((draft) => changeDoc(draft, (doc) => chooseTestType(doc, type)));
          }}
        />
      </Marked>
      <p className={classes.hint}>{t(`assessments:exam.hints.${form.assessment_type}`)}</p>
      <div className={classes.examFields}>
        {form.assessment_type !== testTypes.default && (
          <>
            <ExamField editor={editor} field="year">
              {(props) => (
                <Select
                  {...props}
                  placeholder={t('assessments:exam.choose')}
                  data={examYears.map((year) => ({ value: String(year), label: words({ year }, 'year') }))}
                  value={form.year === null ? null : String(form.year)}
                  onChange={(value) => void choose({ year: Number(value) })}
                />
              )}
            </ExamField>
            <ExamField editor={editor} field="province">
              {(props) => (
                <Select
                  {...props}
                  searchable
                  placeholder={t('assessments:exam.choose')}
                  nothingFoundMessage={t('common:no_data')}
                  data={provinces
                    .map((province) => ({ value: province, label: words({ province }, 'province') }))
                    .toSorted((a, b) => a.label.localeCompare(b.label))}
                  value={form.province}
                  onChange={(value) => {
                    const province = provinces.find((each) => each === value);
                    if (province) void choose({ province });
                  }}
                />
              )}
            </ExamField>
            <ExamField editor={editor} field="round">
              {(props) => (
                <Select
                  {...props}
                  clearable
                  allowDeselect
                  clearButtonProps={{ 'aria-label': t('common:clear') }}
                  placeholder={t('assessments:exam.not_given')}
                  data={examRounds.map((round) => ({
                    value: String(round),
                    label: words({ round }, 'round'),
                  }))}
                  value={form.round === null ? null : String(form.round)}
                  onChange={(value) =>
                    set({ round: examRounds.find((each) => String(each) === value) ?? null })
                  }
                />
              )}
            </ExamField>
            <ExamField editor={editor} field="shift">
              {(props) => (
                <Select
                  {...props}
                  clearable
                  allowDeselect
                  clearButtonProps={{ 'aria-label': t('common:clear') }}
                  placeholder={t('assessments:exam.not_given')}
                  data={examShifts.map((shift) => ({ value: shift, label: words({ shift }, 'shift') }))}
                  value={form.shift}
                  onChange={(value) => set({ shift: examShifts.find((each) => each === value) ?? null })}
                />
              )}
            </ExamField>
          </>
        )}
        <ExamField editor={editor} field="question_format">
          {(props) => (
            <Select
              {...props}
              data={questionFormats.map((question_format) => ({
                value: question_format,
                label: words({ question_format }, 'question_format'),
              }))}
              value={form.question_format}
              onChange={(value) =>
                set({ question_format: questionFormats.find((each) => each === value) ?? 'single' })
              }
            />
          )}
        </ExamField>
        <ExamField editor={editor} field="option_format">
          {(props) => (
            <Select
              {...props}
              data={optionFormats.map((option_format) => ({
                value: option_format,
                label: words({ option_format }, 'option_format'),
              }))}
              value={form.option_format}
              onChange={(value) =>
                set({ option_format: optionFormats.find((each) => each === value) ?? 'long' })
              }
            />
          )}
        </ExamField>
      </div>
    </Card>
  );
}
