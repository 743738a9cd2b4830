import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ClueRound } from '@takhti/content-types/rounds';
import { memo } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { CardEditor } from '../card/card.tsx';
import { isSameCard } from '../card/is-same-card.ts';
import { RemoveCard } from '../card/remove-card.tsx';
import type { RoundDesk } from '../round-desk.ts';
import { ToolButton } from '../tool-button.tsx';
import type { CardActions } from '../use-card-actions.ts';

interface ClueRowProps {
  readonly desk: RoundDesk<ClueRound>;
  readonly actions: CardActions;
  readonly at: number;
  readonly onMove: (from: number, to: number) => void;
}

/** One clue, with the ways to another place: the earlier it stands, the sooner learners see it. */
export const ClueRow = memo(function ClueRow({ desk, actions, at, onMove }: ClueRowProps) {
  const t = useText();
  const { round, isReadOnly } = desk;
  const name = t('game-cards:clues.clue', { number: at + 1 });
  return (
    <li>
      <CardEditor
        desk={desk}
        actions={actions}
        at={at}
        name={name}
        after={
          !isReadOnly && (
            <>
              <ToolButton
                icon={IconArrowUp}
                label={t('common:move.up')}
                isDisabled={at === 0}
                onClick={() => onMove(at, at - 1)}
              />
              <ToolButton
                icon={IconArrowDown}
                label={t('common:move.down')}
                isDisabled={at === round.cardsData.length - 1}
                onClick={() => onMove(at, at + 1)}
              />
              <RemoveCard
                desk={desk}
                label={t('game-cards:card.remove', { name })}
                onRemove={() => actions.remove(at)}
              />
            </>
          )
        }
      />
    </li>
  );
}, isSameCard);
