import type { PairsRound } from '@takhti/content-types/rounds';
import { memo } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { FieldError } from '../../../../features/editor/index.ts';
import { CardEditor } from '../card/card.tsx';
import { isSameCard } from '../card/is-same-card.ts';
import type { OpenedRound } from '../opened-round.ts';
import { RemoveCard } from '../card/remove-card.tsx';
import type { CardActions } from '../use-card-actions.ts';

interface PairCardProps {
  readonly opened: OpenedRound<PairsRound>;
  readonly actions: CardActions;
  readonly at: number;
  /** The number of its pair, from 1. */
  readonly pair: number;
  /** It is the match, and not the card that the match belongs to. */
  readonly isMatch: boolean;
}

/** One card of a pair; with the second one both can be removed. */
export const PairCard = memo(function PairCard({ opened, actions, at, pair, isMatch }: PairCardProps) {
  const t = useText();
  return (
    <CardEditor
      opened={opened}
      actions={actions}
      at={at}
      name={t(isMatch ? 'game-cards:card.match' : 'game-cards:card.card', { number: pair })}
      after={
        isMatch && (
          <RemoveCard
            opened={opened}
            label={t('game-cards:pairs.remove', { number: pair })}
            onRemove={() => actions.remove(at)}
          />
        )
      }
    >
      <FieldError
        path={opened.path('cardsData', at, 'data')}
        findings={opened.findings('cardsData', at, 'data')}
      />
    </CardEditor>
  );
}, isSameCard);
