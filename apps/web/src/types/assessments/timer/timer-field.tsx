import { useText } from '../../../i18n/index.ts';
import { CountField } from '../../../ui/index.ts';
import { FieldError, fieldId, findingsAt, type Editor } from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';
import type { AssessmentForm } from '../assessment-form.ts';
import classes from '../assessment.module.css';
import { partsOf, timerBounds, withHours, withMinutes } from './timer.ts';

/** The time that learners have, in hours and minutes; none of either is no limit. */
export function TimerField({ editor }: { editor: Editor<AssessmentForm> }) {
  const t = useText();
  const { timer } = editor.doc;
  const { hours, minutes } = partsOf(timer);
  const setTimer = (next: number): void =>
    editor.edit((draft) => {
      draft.timer = next;
    });
  return (
    <Marked path={['timer']} label={t('assessments:rules.timer')}>
      <fieldset className={classes.fieldset} id={fieldId(['timer'])}>
        <legend className={classes.label}>{t('assessments:rules.timer')}</legend>
        <div className={classes.timer}>
          <div className={classes.count}>
            <CountField
              keepsOnJunk
              value={hours}
              max={timerBounds.hours}
              aria-label={t('assessments:rules.hours')}
              onValue={(value) => setTimer(withHours(timer, value))}
            />
            <span aria-hidden="true">{t('assessments:rules.hours_short')}</span>
          </div>
          <div className={classes.count}>
            <CountField
              keepsOnJunk
              value={minutes}
              max={timerBounds.minutes}
              aria-label={t('assessments:rules.minutes')}
              onValue={(value) => setTimer(withMinutes(timer, value))}
            />
            <span aria-hidden="true">{t('assessments:rules.minutes_short')}</span>
          </div>
        </div>
        <p className={classes.hint}>
          {timer === 0 ? t('assessments:rules.no_limit') : t('assessments:rules.limit_hint')}
        </p>
        <FieldError path={['timer']} findings={findingsAt(editor.findings, ['timer'])} />
      </fieldset>
    </Marked>
  );
}
