import type { PlayCard } from '@takhti/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { CardFace } from '../card/card-face.tsx';

interface PairCardProps {
  readonly card: PlayCard;
  readonly name: string;
  readonly isOpen: boolean;
  readonly isFlipping: boolean;
  readonly state: 'free' | 'picked' | 'missed' | 'found';
  readonly isDisabled: boolean;
  readonly onPick: () => void;
}

/** One card of a board of pairs. What is face down is not in the page, so that nothing can read it out. */
export function PairCard(props: PairCardProps): ReactNode {
  const { card, name, isOpen, isFlipping, state, isDisabled, onPick } = props;
  return (
    <button
      type="button"
      className={`pair pair-${state}`}
      data-open={isOpen ? '' : undefined}
      data-flips={isFlipping ? '' : undefined}
      aria-label={name}
      aria-pressed={state === 'picked'}
      disabled={isDisabled}
      onClick={onPick}
    >
      {isOpen ? <CardFace card={card} /> : <CardBack />}
      {(state === 'found' || state === 'missed') && (
        <span className="pair-mark" aria-hidden="true">
          <Icon name={state === 'found' ? 'check' : 'cross'} />
        </span>
      )}
    </button>
  );
}

function CardBack(): ReactNode {
  return (
    <svg className="pair-back" viewBox="0 0 80 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="pair-back-field" width="80" height="60" />
      <path className="pair-back-line" d="M40 8 62 30 40 52 18 30zM40 18l12 12-12 12-12-12z" />
      <circle className="pair-back-dot" cx="40" cy="30" r="4" />
      <path className="pair-back-line" d="M0 14 14 0M66 0l14 14M80 46 66 60M14 60 0 46" />
    </svg>
  );
}
