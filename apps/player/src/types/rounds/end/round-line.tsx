import type { GameResultQuestion } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { LineFrame } from '../../../result/line-frame.tsx';
import { starsFor } from '../stars/stars.ts';
import { Stars } from '../stars/stars.tsx';

interface RoundLineProps {
  readonly line: GameResultQuestion;
  /** Its number among all, in words. */
  readonly name: string;
  /** What it asked. */
  readonly question: string;
  /** What is right. */
  readonly right: string;
  /** All of it was found at last, which is no other answer. */
  readonly isFoundLate: boolean;
}

/** One round of the result, or one word of a crossword: its stars, what was done, and what is right where that was something else. */
export function RoundLine({ line, name, question, right, isFoundLate }: RoundLineProps): ReactNode {
  const { t } = useTexts();
  return (
    <LineFrame
      status={line.status}
      number={name}
      head={
        <>
          {isFoundLate && <span className="line-status">{t('pair_late')}</span>}
          {line.status === 'n' && <span className="line-status">{t('status_skipped')}</span>}
          <span className="line-stars">
            <Stars count={starsFor(line.credit)} />
          </span>
        </>
      }
    >
      {question !== '' && <p className="line-question game-words">{question}</p>}
      <dl className="line-answers">
        {line.UserResponse !== '' && !isFoundLate && (
          <>
            <dt>{t('your_answer')}</dt>
            <dd className="game-words">{line.UserResponse}</dd>
          </>
        )}
        {line.credit < 1 && (
          <>
            <dt>{t('right_answer')}</dt>
            <dd className="game-words">{right}</dd>
          </>
        )}
      </dl>
    </LineFrame>
  );
}
