import { rightInSequence } from '@takhti/content-types/rounds/play';
import type { SequenceBoard as Board } from '@takhti/domain';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { BoardProps, OrderResponse } from '../board/board-props.ts';
import { CardFace } from '../card/card-face.tsx';
import { SequenceSolved, SolvedStep } from './sequence-solved.tsx';
import { useCardNames } from '../card/use-card-names.ts';
import { useDrag } from '../drag/use-drag.ts';
import { useFlight } from '../flight/use-flight.ts';
import { useFocusCard } from '../card/use-focus-card.ts';
import './sequence-board.css';

/** Cards in a row or a column that are moved until the order is right. */
export function SequenceBoard(props: BoardProps<Board, OrderResponse>): ReactNode {
  const { board, draft, isOver, isTryLeft, tried, onDraft, say, sound } = props;
  const { t, dir, number } = useTexts();
  const [picked, setPicked] = useState<number | null>(null);
  const [frame, focusCard] = useFocusCard();
  const takeOff = useFlight(frame);
  const before = tried && 'order' in tried ? tried.order : null;
  const order = draft?.order ?? before ?? board.cards.map((card) => card.id);
  const kept = new Set(before ? rightInSequence(board, before) : []);
  /** Those that change places with each other, around the cards that are right since an earlier try. */
  const free = order.filter((id) => !kept.has(id));
  const nameOf = useCardNames(board.cards);
  const cards = new Map(board.cards.map((card) => [card.id, card]));
  const startDrag = useDrag((id, target) => moveTo(id, free.indexOf(order[Number(target)] ?? 0)));

  if (isOver) return <SequenceSolved board={board} order={order} isTryLeft={isTryLeft} />;

  /** @param to among those that are free */
  function moveTo(id: number, to: number): void {
    const from = free.indexOf(id);
    setPicked(null);
    if (from === to || to < 0 || to >= free.length) return;
    sound('pick');
    const moved = free.toSpliced(from, 1).toSpliced(to, 0, id).values();
    const next = order.map((each) => (kept.has(each) ? each : (moved.next().value ?? each)));
    takeOff();
    onDraft({ order: next });
    say(t('moved', { card: nameOf(id), n: next.indexOf(id) + 1 }));
  }

  function onKey(event: KeyboardEvent, id: number): void {
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const step = { ArrowUp: -1, [back]: -1, ArrowDown: 1, [forward]: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focusCard(id);
    moveTo(id, free.indexOf(id) + step);
  }

  function tap(id: number): void {
    if (picked === null) {
      setPicked(id);
      sound('pick');
      say(t('picked', { card: nameOf(id) }));
      return;
    }
    focusCard(picked);
    moveTo(picked, free.indexOf(id));
  }

  return (
    <div className="steps-frame" ref={frame} data-keeps-places="">
      <p className="board-hint">{t('sequence_hint')}</p>
      <ol className={`steps steps-${board.layout}`}>
        {order.map((id, at) => {
          const card = cards.get(id);
          if (!card) return null;
          const name = nameOf(id);
          const nth = free.indexOf(id);
          if (nth < 0) return <SolvedStep key={id} card={card} at={at} isRight words="" />;
          return (
            <li className="step" key={id} data-drop={at}>
              <div
                className="step-card"
                data-picked={picked === id ? '' : undefined}
                onPointerDown={(event) => startDrag(event, id)}
              >
                <span className="step-number" aria-hidden="true">
                  {number(at + 1)}
                </span>
                <button
                  type="button"
                  className="step-face"
                  data-card={id}
                  aria-pressed={picked === id}
                  aria-label={`${number(at + 1)}. ${name}`}
                  onClick={() => tap(id)}
                  onKeyDown={(event) => onKey(event, id)}
                >
                  <CardFace card={card} />
                </button>
                <span className="step-moves">
                  <button
                    type="button"
                    className="step-move"
                    aria-label={t('move_earlier', { card: name })}
                    disabled={nth === 0}
                    onClick={() => moveTo(id, nth - 1)}
                  >
                    <Icon name="back" />
                  </button>
                  <span className="step-grip" data-grip="" aria-hidden="true">
                    <Icon name="grip" />
                  </span>
                  <button
                    type="button"
                    className="step-move"
                    aria-label={t('move_later', { card: name })}
                    disabled={nth === free.length - 1}
                    onClick={() => moveTo(id, nth + 1)}
                  >
                    <Icon name="forward" />
                  </button>
                </span>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
