import type { SequenceRound } from '@takhti/content-types/rounds';
import { memo, useId } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { MoveHandle, useDrop } from '../../../../ui/index.ts';
import { CardEditor } from '../card/card.tsx';
import type { CardRowProps } from '../list/card-list.tsx';
import { isSameCard } from '../card/is-same-card.ts';
import classes from './step-row.module.css';
import { RemoveCard } from '../card/remove-card.tsx';
import { MoveButtons } from '../list/move-buttons.tsx';

/** One card of an order, with the ways to another place. */
export const StepRow = memo(function StepRow({ opened, actions, at, onMove }: CardRowProps<SequenceRound>) {
  const t = useText();
  const id = useId();
  const { round, isReadOnly } = opened;
  const count = round.cardsData.length;
  const name = t('game-cards:card.card', { number: at + 1 });
  const slot = !isReadOnly && count > 1 ? { scope: `steps ${round.questionId}`, index: at, onMove } : null;
  const drop = useDrop(slot);
  return (
    <li className={classes.step} {...drop}>
      <CardEditor
        opened={opened}
        actions={actions}
        at={at}
        name={name}
        before={
          slot && (
            <span className={classes.handle}>
              <MoveHandle id={id} name={name} slot={slot} count={count} />
            </span>
          )
        }
        after={
          !isReadOnly && (
            <>
              <MoveButtons at={at} count={count} onMove={onMove} />
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
