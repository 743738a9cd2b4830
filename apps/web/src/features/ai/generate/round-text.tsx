import { IconCheck } from '@tabler/icons-react';
import type { GeneratedBody } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import classes from './generate.module.css';

/** A round, as plain words: what it asks, and its cards with what each goes with. */
export function RoundText({ body }: { readonly body: GeneratedBody<'rounds'> }) {
  const t = useText();
  const { template, question, cards, feedback, incorrect_feedback } = body;
  return (
    <>
      <p className={classes.hint}>
        <bdi>{t(`games:templates.${template}.name`)}</bdi>
      </p>
      {question !== '' && <p className={classes.stem}>{question}</p>}
      <ol className={classes.options}>
        {cards.map(numbered).map(({ card: { text, to, is_right }, at }) => (
          <li key={at} data-right={is_right || undefined}>
            <span className={classes.mark}>
              {is_right && (
                <>
                  <IconCheck size={16} stroke={2.4} aria-hidden="true" />
                  <span className="visually-hidden">{t('questions:correct_answer')}</span>
                </>
              )}
            </span>
            {to === '' ? text : t('ai:round.goes_with', { text, to })}
          </li>
        ))}
      </ol>
      {feedback !== '' && <p className={classes.feedback}>✓ {feedback}</p>}
      {incorrect_feedback !== '' && <p className={classes.feedback}>✗ {incorrect_feedback}</p>}
    </>
  );
}

// They have nothing but their place to be known by.
function numbered<Card>(card: Card, at: number): { card: Card; at: number } {
  return { card, at };
}
