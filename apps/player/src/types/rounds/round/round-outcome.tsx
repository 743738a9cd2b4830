import { useEffect, useRef, type ReactNode } from 'react';
import { Slate, type Mood } from '../../../ui/slate.tsx';
import { mostStars } from '../stars/stars.ts';
import { Stars } from '../stars/stars.tsx';
import type { OutcomeWords } from './outcome-words.ts';

/** How a round went: in stars where it counts, a face, a word, and the author's own words; kind when it went wrong. */
export function RoundOutcome({ words }: { readonly words: OutcomeWords }): ReactNode {
  const { level, stars, title, cheer, happened, own } = words;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      className={`outcome outcome-${level === mostStars ? 'right' : level > 0 ? 'almost' : 'wrong'}`}
      ref={box}
    >
      <Slate mood={moods[level] ?? 'kind'} isSmall />
      <div className="outcome-words">
        <p className="outcome-title">{title}</p>
        <p>{happened === '' ? cheer : happened}</p>
        {own !== '' && <p className="game-words">{own}</p>}
      </div>
      {stars !== null && <Stars count={stars} />}
    </div>
  );
}

const moods: Readonly<Record<number, Mood>> = { 0: 'kind', 1: 'happy', 2: 'happy', 3: 'proud' };
