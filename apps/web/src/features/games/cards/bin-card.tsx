import { IconTrash } from '@tabler/icons-react';
import { templateLimits, type BinsRound } from '@takhti/content-types/games';
import { memo } from 'react';
import { useText } from '../../../i18n/index.ts';
import { BinChoice } from './bin-choice.tsx';
import { CardEditor } from './card.tsx';
import { isSameCard } from './is-same-card.ts';
import type { RoundDesk } from './round-desk.ts';
import { ToolButton } from './tool-button.tsx';
import type { CardActions } from './use-card-actions.ts';

interface BinCardProps {
  readonly desk: RoundDesk<BinsRound>;
  readonly actions: CardActions;
  readonly at: number;
}

/** One card of a round with bins, and the bin it belongs into. */
export const BinCard = memo(function BinCard({ desk, actions, at }: BinCardProps) {
  const t = useText();
  const { round, isReadOnly } = desk;
  const least = templateLimits[round.template_type].cards?.count.english.min ?? 0;
  const canRemove = !isReadOnly && round.cardsData.length > least;
  const name = t('game-cards:card.card', { number: at + 1 });
  return (
    <CardEditor
      desk={desk}
      actions={actions}
      at={at}
      name={name}
      after={
        canRemove && (
          <ToolButton
            icon={IconTrash}
            label={t('game-cards:card.remove', { name })}
            onClick={() => actions.remove(at)}
          />
        )
      }
    >
      <BinChoice desk={desk} actions={actions} at={at} name={name} />
    </CardEditor>
  );
}, isSameCard);
