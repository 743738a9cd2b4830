import { scoreBoard, solvedResponse } from '@takhti/content-types/rounds/play';
import type { GameResultQuestion, Language, PlayRound } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { LineFrame } from '../../../result/line-frame.tsx';
import { starsFor } from '../stars/stars.ts';
import { Stars } from '../stars/stars.tsx';

interface RoundLineProps {
  readonly line: GameResultQuestion;
  readonly round: PlayRound;
  readonly total: number;
  readonly language: Language;
}

/** One round of the result: its stars, what was done, and what is right where that was something else. */
export function RoundLine({ line, round, total, language }: RoundLineProps): ReactNode {
  const { t } = useTexts();
  const right = scoreBoard(round.board, solvedResponse(round.board), language).text;
  return (
    <LineFrame
      status={line.status}
      number={t('round_of', { n: line.QuestionNo, total })}
      head={
        <>
          {line.status === 'n' && <span className="line-status">{t('status_skipped')}</span>}
          <span className="line-stars">
            <Stars count={starsFor(line.credit)} />
          </span>
        </>
      }
    >
      {round.question !== '' && <p className="line-question game-words">{round.question}</p>}
      <dl className="line-answers">
        {line.UserResponse !== '' && (
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
