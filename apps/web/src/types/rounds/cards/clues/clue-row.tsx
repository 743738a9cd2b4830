import type { ClueRound } from '@takhti/content-types/rounds';
import { memo } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { CardEditor } from '../card/card.tsx';
import type { CardRowProps } from '../list/card-list.tsx';
import { isSameCard } from '../card/is-same-card.ts';
import { RemoveCard } from '../card/remove-card.tsx';
import { MoveButtons } from '../list/move-buttons.tsx';

/** One clue, with the ways to another place: the earlier it is, the sooner learners see it. */
export const ClueRow = memo(function ClueRow({ opened, actions, at, onMove }: CardRowProps<ClueRound>) {
  const t = useText();
  const { round, isReadOnly } = opened;
  const name = t('game-cards:clues.clue', { number: at + 1 });
  return (
    <li>
      <CardEditor
        opened={opened}
        actions={actions}
        at={at}
        name={name}
        after={
          !isReadOnly && (
            <>
              <MoveButtons at={at} count={round.cardsData.length} onMove={onMove} />
              <RemoveCard
                opened={opened}
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
