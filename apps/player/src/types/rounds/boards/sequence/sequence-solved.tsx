import { rightInSequence } from '@takhti/content-types/rounds/play';
import type { PlayCard, SequenceBoard } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { CardFace } from '../card/card-face.tsx';
import { Mark } from '../card/mark.tsx';
import './sequence-board.css';

interface SequenceSolvedProps {
  readonly board: SequenceBoard;
  readonly order: readonly number[];
  readonly isTryLeft: boolean;
}

/** The right order, where a card that was elsewhere says where; as long as a try is left, the cards as they were put. */
export function SequenceSolved({ board, order, isTryLeft }: SequenceSolvedProps): ReactNode {
  const { t, number } = useTexts();
  const cards = new Map(board.cards.map((card) => [card.id, card]));
  const right = new Set(rightInSequence(board, order));
  const wordsOf = (id: number): string => {
    const was = order.indexOf(id);
    return was < 0 || isTryLeft ? '' : t('was_at', { place: number(was + 1) });
  };
  return (
    <div>
      <p className="board-hint board-past">{t('sequence_hint')}</p>
      <ol className={`steps steps-${board.layout}`}>
        {(isTryLeft ? order : board.order).map((id, at) => {
          const card = cards.get(id);
          return (
            card && <SolvedStep key={id} card={card} at={at} isRight={right.has(id)} words={wordsOf(id)} />
          );
        })}
      </ol>
    </div>
  );
}

interface SolvedStepProps {
  readonly card: PlayCard;
  readonly at: number;
  readonly isRight: boolean;
  readonly words: string;
}

/** A card that is not moved any more, as large as it was: what moved it leaves its room. */
export function SolvedStep({ card, at, isRight, words }: SolvedStepProps): ReactNode {
  const { number } = useTexts();
  return (
    <li className="step">
      <div className={`step-card marked ${isRight ? 'step-right' : 'step-wrong'}`}>
        <span className="step-number">{number(at + 1)}</span>
        <span className="step-face step-outcome">
          <CardFace card={card} />
        </span>
        <span className="step-moves step-past" aria-hidden="true">
          <span className="step-move" />
          <span className="step-grip">
            <Icon name="grip" />
          </span>
          <span className="step-move" />
        </span>
        <Mark isRight={isRight} words={words} />
      </div>
    </li>
  );
}
