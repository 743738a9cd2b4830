import { rightInSequence } from '@takhti/content-types/rounds/play';
import type { SequenceBoard } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { CardFace } from '../card/card-face.tsx';
import { Mark } from '../card/mark.tsx';
import './sequence-board.css';

interface SequenceSolvedProps {
  readonly board: SequenceBoard;
  readonly order: readonly number[];
  readonly isTryLeft: boolean;
}

/** The right order, where a card that stood elsewhere says where; as long as a try is left, the cards as they were put. */
export function SequenceSolved({ board, order, isTryLeft }: SequenceSolvedProps): ReactNode {
  const { t, number } = useTexts();
  const cards = new Map(board.cards.map((card) => [card.id, card]));
  const right = new Set(rightInSequence(board, order));
  return (
    <ol className={`steps steps-${board.layout === 'slots' ? 'row' : board.layout}`}>
      {(isTryLeft ? order : board.order).map((id, at) => {
        const card = cards.get(id);
        const was = order.indexOf(id);
        return (
          <li className="step" key={id}>
            <div className={right.has(id) ? 'step-card step-right' : 'step-card step-wrong'}>
              <span className="step-number">{number(at + 1)}</span>
              {card && <CardFace card={card} />}
              <Mark
                isRight={right.has(id)}
                words={was < 0 || isTryLeft ? '' : t('was_at', { place: number(was + 1) })}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
