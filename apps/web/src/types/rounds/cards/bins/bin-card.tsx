import type { BinsRound } from '@takhti/content-types/rounds';
import { memo } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { BinChoice } from './bin-choice.tsx';
import { CardEditor } from '../card/card.tsx';
import { isSameCard } from '../card/is-same-card.ts';
import type { OpenedRound } from '../opened-round.ts';
import { RemoveCard } from '../card/remove-card.tsx';
import type { CardActions } from '../use-card-actions.ts';

interface BinCardProps {
  readonly opened: OpenedRound<BinsRound>;
  readonly actions: CardActions;
  readonly at: number;
}

/** One card of a round with bins, and the bin it belongs into. */
export const BinCard = memo(function BinCard({ opened, actions, at }: BinCardProps) {
  const t = useText();
  const name = t('game-cards:card.card', { number: at + 1 });
  return (
    <CardEditor
      opened={opened}
      actions={actions}
      at={at}
      name={name}
      after={
        <RemoveCard
          opened={opened}
          label={t('game-cards:card.remove', { name })}
          onRemove={() => actions.remove(at)}
        />
      }
    >
      <BinChoice opened={opened} actions={actions} at={at} name={name} />
    </CardEditor>
  );
}, isSameCard);
