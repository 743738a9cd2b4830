import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { SequenceRound } from '@takhti/content-types/rounds';
import { memo, useId } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { MoveHandle, useDrop } from '../../../../ui/index.ts';
import { CardEditor } from '../card/card.tsx';
import { isSameCard } from '../card/is-same-card.ts';
import type { RoundDesk } from '../round-desk.ts';
import classes from './steps-editor.module.css';
import { RemoveCard } from '../card/remove-card.tsx';
import { ToolButton } from '../tool-button.tsx';
import type { CardActions } from '../use-card-actions.ts';

interface StepRowProps {
  readonly desk: RoundDesk<SequenceRound>;
  readonly actions: CardActions;
  readonly at: number;
  readonly onMove: (from: number, to: number) => void;
}

/** One card of an order, with the ways to another place. */
export const StepRow = memo(function StepRow({ desk, actions, at, onMove }: StepRowProps) {
  const t = useText();
  const id = useId();
  const { round, isReadOnly } = desk;
  const count = round.cardsData.length;
  const name = t('game-cards:card.card', { number: at + 1 });
  const slot = !isReadOnly && count > 1 ? { scope: `steps ${round.questionId}`, index: at, onMove } : null;
  const drop = useDrop(slot);
  return (
    <li className={classes.step} {...drop}>
      <CardEditor
        desk={desk}
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
              <ToolButton
                icon={IconArrowUp}
                label={t('common:move.up')}
                isDisabled={at === 0}
                onClick={() => onMove(at, at - 1)}
              />
              <ToolButton
                icon={IconArrowDown}
                label={t('common:move.down')}
                isDisabled={at === count - 1}
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
