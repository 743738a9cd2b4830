import type { RoundScore } from '@takhti/content-types/games/play';
import type { Board } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-context.tsx';
import type { TextKey } from '../../i18n/texts.ts';
import { Slate, type Mood } from '../../ui/slate.tsx';
import { mostStars, starsFor } from '../stars.ts';
import { Stars } from '../stars.tsx';

/** How a round went: in stars, a face, a word, and the author's own words; kind when it went wrong. */
export function RoundOutcome({
  score,
  board,
}: {
  readonly score: RoundScore;
  readonly board: Board;
}): ReactNode {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const stars = starsFor(score.credit);
  const own =
    board.kind === 'choice' ? (score.isCorrect ? board.correct_feedback : board.incorrect_feedback) : '';
  return (
    <div
      className={`outcome outcome-${stars === mostStars ? 'right' : stars > 0 ? 'almost' : 'wrong'}`}
      ref={box}
    >
      <Slate mood={moods[stars] ?? 'kind'} isSmall />
      <div className="outcome-words" role="status">
        <p className="outcome-title">{t(titles[stars] ?? 'wrong')}</p>
        {stars === 0 && <p>{t('wrong_kind')}</p>}
        {own !== '' && <p>{own}</p>}
      </div>
      <Stars count={stars} />
    </div>
  );
}

const titles: Readonly<Record<number, TextKey>> = { 0: 'wrong', 1: 'almost', 2: 'almost', 3: 'right' };
const moods: Readonly<Record<number, Mood>> = { 0: 'kind', 1: 'happy', 2: 'happy', 3: 'proud' };
