import { useEffect, useRef } from 'react';
import { PartMark } from '../../../features/ai/index.ts';
import { NextPartLink, type NextPart } from '../../../features/container-page/index.ts';
import { RenderWhenIdle } from '../../../performance/render-when-idle.tsx';
import { RoundCards } from './round-cards.tsx';
import type { RoundPart } from '../editor/addresses.ts';
import classes from '../game.module.css';
import { AddRound } from '../rounds/add-round.tsx';
import { RoundHead } from './round-head.tsx';
import type { RoundProps } from './round-props.ts';
import { RoundTitle } from './round-title.tsx';

interface RoundFormProps extends RoundProps {
  /** The one part that there is room for; both without one. */
  readonly part: RoundPart | null;
  readonly overflowing: ReadonlySet<number>;
  readonly nextPart?: NextPart | null;
}

/** One round: its kind, what it asks, and its cards. */
export function RoundForm({ part, overflowing, nextPart, ...round }: RoundFormProps) {
  const { editor, at, container_id } = round;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Who opens a round reads from its top; who comes from a finding is led further.
    const box = top.current;
    if (!box) return;
    // Asked for where it is, the browser would lay the whole page out at once, and then once more.
    const seen = new IntersectionObserver(([entry]) => {
      seen.disconnect();
      if (entry && entry.boundingClientRect.top < 0) box.scrollIntoView({ block: 'start' });
    });
    seen.observe(box);
    return () => seen.disconnect();
  }, [part]);
  return (
    <div className={classes.main} ref={top}>
      <RoundTitle {...round} />
      {round.round.ai_part !== undefined && (
        <PartMark
          container_id={container_id}
          part_id={round.round.ai_part}
          canRead={!editor.isReadOnly}
          next={<NextPartLink next={nextPart ?? null} beside={round.round.ai_part} />}
        />
      )}
      {part !== 'cardEdit' && <RoundHead {...round} />}
      {part !== 'questionType' && (
        <RenderWhenIdle>
          <RoundCards
            editor={editor}
            at={at}
            language={editor.doc.language}
            container_id={container_id}
            overflowing={overflowing}
          />
          {/* From the last card it is a long way by keys to the list. */}
          {!editor.isReadOnly && <AddRound game={round.game} rounds={round.rounds} place="cards" />}
        </RenderWhenIdle>
      )}
    </div>
  );
}
