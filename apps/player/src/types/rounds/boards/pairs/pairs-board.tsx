import { pairsProgress } from '@takhti/content-types/rounds/play';
import type { PairsBoard as Board } from '@takhti/domain';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { takeFocus } from '../../../../ui/take-focus.ts';
import type { BoardProps, TriesResponse } from '../board/board-props.ts';
import { FirstLook } from './first-look.tsx';
import { playFile } from '../../game/sound.ts';
import { moveFocus } from '../card/move-focus.ts';
import { PairCard } from './pair-card.tsx';
import { missWords, PairsTodo, type MissWords } from './pairs-todo.tsx';
import { PairsSolved } from './pairs-solved.tsx';
import { useCardNames } from '../card/use-card-names.ts';
import './pairs-board.css';

// As `limits.game.max_tries` of the domain, which would bring all its limits along; a test compares them.
/** Tries that the server takes; after them the learner may stop. */
export const mostTries = 1_000;

const SHOWN_MS = 1_000;
/** For who took more time to look already. */
const SHOWN_LONGER_MS = 4_000;

/** Find the pairs: all cards open, or face down after a first look. */
export function PairsBoard(props: BoardProps<Board, TriesResponse>): ReactNode {
  const { board, draft, isOver, isTryLeft, onDraft, onDone, say, sound } = props;
  const { t, number } = useTexts();
  const [picked, setPicked] = useState<number | null>(null);
  const [missed, setMissed] = useState<readonly number[]>([]);
  /** What there is to say of the last try; it stays until the next one. */
  const [miss, setMiss] = useState<MissWords | null>(null);
  const [isLooking, setLooking] = useState(board.is_flipped && !isOver && draft === null);
  const [isSlow, setSlow] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  // What was above the cards while they were looked at leaves its room: they are where they were seen.
  const [kept, setKept] = useState(0);
  const tries = draft?.tries ?? [];
  const found = new Set(pairsProgress(board, tries).found.flat());
  const nameOf = useCardNames(board.cards);

  // Of a memory they turn again by themselves; cards that are open wait for the next tap.
  const turnsBack = board.is_flipped && missed.length > 0;
  useEffect(() => {
    if (!turnsBack) return;
    const timer = setTimeout(() => setMissed([]), isSlow ? SHOWN_LONGER_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [turnsBack, missed, isSlow]);

  // A found card leaves the board and takes the focus with it, and so do the buttons of the first look.
  const left = board.cards.length - found.size;
  useEffect(() => {
    const lost =
      document.activeElement === document.body || document.activeElement?.matches('.pair:disabled');
    const next = grid.current?.querySelector<HTMLElement>('.pair:not(:disabled)');
    if (lost && next) takeFocus(next);
  }, [left, isLooking]);

  const endLook = useCallback(
    (wasSlow: boolean) => {
      setKept(above.current?.getBoundingClientRect().height ?? 0);
      setLooking(false);
      setSlow(wasSlow);
      say(t('look_over'));
    },
    [say, t],
  );

  // Who stopped before all were found sees the cards as they are, and nothing more, as long as a try is left.
  if (isOver && !(isTryLeft && left > 0)) return <PairsSolved board={board} tries={tries} />;

  function pick(id: number): void {
    const card = board.cards.find((each) => each.id === id);
    if (card?.audio) playFile(card.audio);
    setMissed([]);
    setMiss(null);
    if (picked === id) {
      if (!board.is_flipped) setPicked(null);
      return;
    }
    if (picked === null) {
      setPicked(id);
      sound('pick');
      if (board.is_flipped) say(nameOf(id));
      return;
    }
    const response: TriesResponse = { tries: [...tries, [picked, id]] };
    const { found: now } = pairsProgress(board, response.tries);
    const isPair = now.length * 2 > found.size;
    setPicked(null);
    setMissed(isPair ? [] : [picked, id]);
    sound(isPair ? 'right' : 'wrong');
    const values = { one: nameOf(picked), other: nameOf(id) };
    const count = t('pairs_found', { n: now.length, total: board.pairs.length });
    const words = missWords(board, response.tries);
    setMiss(isPair ? null : words);
    say(isPair ? `${t('pair_right', values)} ${count}` : `${t('pair_wrong', values)} ${t(words)}`);
    onDraft(response);
    if (now.length === board.pairs.length || response.tries.length >= mostTries) onDone(response);
  }

  return (
    <div className="pairs">
      <div className="pairs-above" ref={above} style={{ minBlockSize: kept }}>
        {isLooking ? (
          <FirstLook onOver={endLook} />
        ) : (
          <p className="board-hint">
            <PairsTodo miss={isOver ? null : miss} isFlipped={board.is_flipped} isOver={isOver} />{' '}
            <strong className="board-count">
              {t('pairs_found', { n: found.size / 2, total: board.pairs.length })}
            </strong>
          </p>
        )}
      </div>
      {/* Arrow keys only move the focus among the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className="pairs-grid"
        role="group"
        aria-label={t('tray')}
        data-count={board.cards.length}
        data-shares-room=""
        ref={grid}
        onKeyDown={(event) => moveFocus(event, '.pair:not(:disabled)')}
      >
        {board.cards.map((card, at) => {
          const isTurned = !isOver && (picked === card.id || missed.includes(card.id));
          const isOpen = !board.is_flipped || isLooking || isTurned;
          return (
            <PairCard
              key={card.id}
              card={card}
              name={
                found.has(card.id)
                  ? t('card_found', { card: nameOf(card.id) })
                  : isOpen
                    ? nameOf(card.id)
                    : t('card_hidden', { n: number(at + 1) })
              }
              isOpen={isOpen}
              isFlipping={board.is_flipped}
              state={
                found.has(card.id)
                  ? 'found'
                  : !isTurned
                    ? 'free'
                    : missed.includes(card.id)
                      ? 'missed'
                      : 'picked'
              }
              isDisabled={found.has(card.id) || isLooking || isOver}
              onPick={() => pick(card.id)}
            />
          );
        })}
      </div>
    </div>
  );
}
