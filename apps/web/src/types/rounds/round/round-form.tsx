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
  /** The part to show where only one fits; null for both. */
  readonly part: RoundPart | null;
  readonly overflowing: ReadonlySet<number>;
  readonly nextPart?: NextPart | null;
}

/** A round: its kind, its question and its cards. */
export function RoundForm({ part, overflowing, nextPart, ...round }: RoundFormProps) {
  const { editor, at, container_id } = round;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An opened round shows its top; a finding then scrolls to its field.
    const box = top.current;
    if (!box) return;
    // An observer: reading the position here would force a second layout of the page.
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
