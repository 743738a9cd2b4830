import { Stack, Switch } from '@mantine/core';
import { setShowQuestions } from '@takhti/content-types/assessments';
import { hasErrors, limits } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import { CountField } from '../../ui/index.ts';
import { FieldError, fieldErrorId, fieldId, findingsAt, type Editor } from '../../features/editor/index.ts';
import { Marked } from '../../features/review/index.ts';
import { changeDoc, type AssessmentForm } from './assessment-form.ts';
import { AttemptsField } from './attempts-field.tsx';
import classes from './assessment.module.css';
import { RulesFrame } from './rules-frame.tsx';
import { switches } from './switches.ts';
import { TimerField } from './timer/timer-field.tsx';

/** How an assessment is played: how many questions, in which order, with which feedback, for how long. */
export function RulesCard({ editor }: { editor: Editor<AssessmentForm> }) {
  return (
    <RulesFrame>
      <Stack gap="lg">
        <TotalField editor={editor} />
        <Switches editor={editor} />
        <TimerField editor={editor} />
        <AttemptsField editor={editor} />
      </Stack>
    </RulesFrame>
  );
}

function TotalField({ editor }: { editor: Editor<AssessmentForm> }) {
  const t = useText();
  const { doc: form, edit } = editor;
  const path = ['show_questions'];
  const findings = findingsAt(editor.findings, path);
  const most = Math.min(form.total_questions, limits.play.max_questions);
  return (
    <Marked path={path} label={t('assessments:rules.total')}>
      <label htmlFor={fieldId(path)} className={classes.label}>
        {t('assessments:rules.total')}
      </label>
      <div className={classes.count}>
        <CountField
          id={fieldId(path)}
          value={form.show_questions}
          max={most}
          isInvalid={hasErrors(findings)}
          aria-describedby={fieldErrorId(path)}
          onValue={(value) => edit((draft) => changeDoc(draft, (doc) => setShowQuestions(doc, value)))}
        />
        <span>{t('assessments:skills.of', { count: form.total_questions })}</span>
      </div>
      <FieldError path={path} findings={findings} />
      <FieldError path={['weightage']} findings={findingsAt(editor.findings, ['weightage'])} />
    </Marked>
  );
}

function Switches({ editor }: { editor: Editor<AssessmentForm> }) {
  const t = useText();
  const { doc: form, edit } = editor;
  return (
    <Stack gap="md">
      {switches.map(({ field, name }) => (
        <Marked key={field} path={[field]} label={t(`assessments:rules.${name}`)} place="beside">
          <Switch
            id={fieldId([field])}
            label={t(`assessments:rules.${name}`)}
            description={t(`assessments:rules.${name}_hint`)}
            checked={form[field] === 1}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              edit((draft) => {
                draft[field] = isOn ? 1 : 0;
              });
            }}
          />
        </Marked>
      ))}
    </Stack>
  );
}
