import { hasErrors, limits } from '@takhti/domain';
import { FieldError, fieldErrorId, fieldId, findingsAt, type Editor } from '../../features/editor/index.ts';
import { Marked } from '../../features/review/index.ts';
import { useText } from '../../i18n/index.ts';
import { CountField } from '../../ui/index.ts';
import type { AssessmentForm } from './assessment-form.ts';
import classes from './assessment.module.css';

/** How often one learner may attempt it; 0 is no limit. */
export function AttemptsField({ editor }: { editor: Editor<AssessmentForm> }) {
  const t = useText();
  const { max_attempts } = editor.doc;
  const path = ['max_attempts'];
  const findings = findingsAt(editor.findings, path);
  const label = t('assessments:rules.attempts');
  return (
    <Marked path={path} label={label}>
      <label htmlFor={fieldId(path)} className={classes.label}>
        {label}
      </label>
      <CountField
        keepsOnJunk
        id={fieldId(path)}
        value={max_attempts}
        max={limits.assessment.max_attempts}
        isInvalid={hasErrors(findings)}
        aria-describedby={fieldErrorId(path)}
        onValue={(value) =>
          editor.edit((draft) => {
            draft.max_attempts = value;
          })
        }
      />
      <p className={classes.hint}>
        {t(max_attempts === 0 ? 'assessments:rules.attempts_none' : 'assessments:rules.attempts_hint')}
      </p>
      <FieldError path={path} findings={findings} />
    </Marked>
  );
}
