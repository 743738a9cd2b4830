import type { PairsRound } from '@takhti/content-types/rounds';
import { memo } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { FieldError } from '../../../../features/editor/index.ts';
import { CardEditor } from '../card/card.tsx';
import { isSameCard } from '../card/is-same-card.ts';
import type { RoundDesk } from '../round-desk.ts';
import { RemoveCard } from '../card/remove-card.tsx';
import type { CardActions } from '../use-card-actions.ts';

interface PairCardProps {
  readonly desk: RoundDesk<PairsRound>;
  readonly actions: CardActions;
  readonly at: number;
  /** The number of its pair, from 1. */
  readonly pair: number;
  /** It is the match, and not the card that the match belongs to. */
  readonly isMatch: boolean;
}

/** One card of a pair; with the second one both can be removed. */
export const PairCard = memo(function PairCard({ desk, actions, at, pair, isMatch }: PairCardProps) {
  const t = useText();
  return (
    <CardEditor
      desk={desk}
      actions={actions}
      at={at}
      name={t(isMatch ? 'game-cards:card.match' : 'game-cards:card.card', { number: pair })}
      after={
        isMatch && (
          <RemoveCard
            desk={desk}
            label={t('game-cards:pairs.remove', { number: pair })}
            onRemove={() => actions.remove(at)}
          />
        )
      }
    >
      <FieldError
        path={desk.path('cardsData', at, 'data')}
        findings={desk.findings('cardsData', at, 'data')}
      />
    </CardEditor>
  );
}, isSameCard);
