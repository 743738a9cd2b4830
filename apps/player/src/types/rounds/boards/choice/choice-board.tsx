import { cardName } from '@takhti/content-types/rounds/play';
import type { ChoiceBoard as Board } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { BoardProps, ChosenResponse } from '../board/board-props.ts';
import { CardFace } from '../card/card-face.tsx';
import { moveFocus } from '../card/move-focus.ts';
import { useCardNames } from '../card/use-card-names.ts';
import { figureOf } from './figure-of.ts';
import './choice-board.css';

/** Options to choose from: one tap answers where one is right; where several are, they are checked together. */
export function ChoiceBoard(props: BoardProps<Board, ChosenResponse>): ReactNode {
  const { board, draft, isOver, isTryLeft, tried, onDraft, onDone, sound } = props;
  const { t, number } = useTexts();
  const before = tried && 'chosen' in tried ? tried.chosen : [];
  const isOut = (id: number): boolean => before.includes(id) && !board.right.includes(id);
  const chosen = draft?.chosen ?? [];
  const nameOf = useCardNames(board.cards);

  function choose(id: number): void {
    if (isOut(id)) return;
    if (!board.is_multiple) return onDone({ chosen: [id] });
    sound('pick');
    onDraft({ chosen: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id] });
  }

  // From anywhere on the page: the figures belong to the options, and nothing here is typed.
  const latest = useRef<(id: number) => void>(choose);
  useEffect(() => {
    latest.current = choose;
  });
  const { cards } = board;
  useEffect(() => {
    if (isOver) return;
    function onKey(event: KeyboardEvent): void {
      const card = cards[figureOf(event) - 1];
      if (card) latest.current(card.id);
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOver, cards]);

  // Of two, both are known once one is.
  const isAllKnown = isOver && !isTryLeft && cards.length === 2;
  function signOf(isChosen: boolean, isRight: boolean): 'right' | 'wrong' | null {
    if (isAllKnown) return isRight ? 'right' : 'wrong';
    return isChosen ? 'right' : null;
  }

  return (
    <div data-keeps-places="" data-past-leaves="" data-says-again="">
      <p className={`board-hint${board.is_multiple ? ' board-needed' : ''}${isOver ? ' board-past' : ''}`}>
        {t(board.is_multiple ? 'choose_several' : 'choose_single')}
      </p>
      {/* Arrow keys only move the focus among the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className="choices"
        role="group"
        aria-label={t('your_answer')}
        data-count={board.cards.length}
        data-grows=""
        data-several={board.is_multiple || undefined}
        onKeyDown={(event) => moveFocus(event, '.choice:enabled')}
      >
        {board.cards.map((card, at) => {
          const isChosen = chosen.includes(card.id);
          const isRight = board.right.includes(card.id);
          const isWrong = isOut(card.id);
          const known =
            isOver && (isChosen || (isRight && !isTryLeft)) ? (isRight ? 'right' : 'wrong') : null;
          const mark = isWrong ? 'wrong' : known;
          const sign = mark ?? signOf(isChosen, isRight);
          return (
            <button
              key={card.id}
              type="button"
              className={classOf(mark, isWrong && isOver && !isChosen)}
              aria-pressed={isChosen}
              disabled={isOver || isWrong}
              onClick={() => choose(card.id)}
            >
              <span className="choice-number" aria-hidden="true">
                {sign ? <Icon name={sign === 'right' ? 'check' : 'cross'} /> : number(at + 1)}
              </span>
              <CardFace card={card} />
              {cardName(card) === '' && <span className="unseen">{nameOf(card.id)}</span>}
              {mark && (
                <span className="choice-word">
                  {t(mark === 'wrong' ? 'your_answer' : isChosen ? 'right' : 'right_answer')}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}

function classOf(mark: 'right' | 'wrong' | null, isOfEarlierTry: boolean): string {
  return `choice${mark ? ` choice-${mark}` : ''}${isOfEarlierTry ? ' choice-earlier' : ''}`;
}
