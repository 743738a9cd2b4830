import { Card, TextInput } from '@mantine/core';
import { directionOf, limits, localeOf } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import { LanguageSelect, ListedUnder } from '../../features/container-page/index.ts';
import { FieldError, fieldErrorId, fieldId, findingsAt, type Editor } from '../../features/editor/index.ts';
import { Marked } from '../../features/review/index.ts';
import { ChangeGrade } from '../../features/skills/index.ts';
import type { AssessmentForm, OpenedAssessment } from './assessment-form.ts';
import classes from './assessment.module.css';

interface DetailsCardProps {
  readonly editor: Editor<AssessmentForm>;
  readonly container: OpenedAssessment;
}

/** What an assessment is called, in which language it is, and where it is found. */
export function DetailsCard({ editor, container }: DetailsCardProps) {
  const t = useText();
  const { doc: form, edit } = editor;
  const onTitle = findingsAt(editor.findings, ['title']);
  return (
    <Card
      withBorder
      radius="lg"
      padding="lg"
      className={classes.card}
      component="section"
      aria-label={t('assessments:details.title')}
    >
      <div className={classes.details}>
        <div className={classes.titleField}>
          <Marked path={['title']} label={t('assessments:details.name')}>
            <TextInput
              id={fieldId(['title'])}
              label={t('assessments:details.name')}
              value={form.title}
              maxLength={limits.title.max}
              attributes={{ input: { dir: directionOf(form.language), lang: localeOf(form.language) } }}
              error={onTitle.length > 0}
              aria-describedby={fieldErrorId(['title'])}
              onChange={(event) => {
                const title = event.currentTarget.value;
                edit((draft) => {
                  draft.title = title;
                });
              }}
            />
            <FieldError path={['title']} findings={onTitle} />
          </Marked>
        </div>
        <Marked path={['language']} label={t('common:content_language')}>
          <LanguageSelect
            language={form.language}
            onLanguage={(language) =>
              edit((draft) => {
                draft.language = language;
              })
            }
          />
        </Marked>
      </div>
      <ListedUnder item={container} changeGrade={<ChangeGrade item={container} />} mt="md" />
    </Card>
  );
}
