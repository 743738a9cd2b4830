import { Checkbox, Radio } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { withCards, type ChoiceRound, type GameCard } from '@takhti/content-types/rounds';
import { memo } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { fieldErrorId } from '../../../../features/editor/index.ts';
import { withCard } from '../card/card-edits.ts';
import { CardEditor } from '../card/card.tsx';
import classes from './options-editor.module.css';
import { isSameCard } from '../card/is-same-card.ts';
import type { OpenedRound } from '../opened-round.ts';
import { RemoveCard } from '../card/remove-card.tsx';
import type { CardActions } from '../use-card-actions.ts';

interface OptionRowProps {
  readonly opened: OpenedRound<ChoiceRound>;
  readonly actions: CardActions;
  readonly at: number;
  /** Only one of the options can be right. */
  readonly isSingle: boolean;
}

/** One option with its mark (G-511). */
export const OptionRow = memo(function OptionRow({ opened, actions, at, isSingle }: OptionRowProps) {
  const t = useText();
  const { round } = opened;
  const card = round.cardsData[at];
  if (!card) return null;
  const name = t('game-cards:options.option', { number: at + 1 });
  return (
    <li className={classes.option} data-correct={card.isCorrect || undefined}>
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
        <Mark opened={opened} id={card.id} name={name} isSingle={isSingle} isCorrect={card.isCorrect} />
      </CardEditor>
    </li>
  );
}, isSameCard);

interface MarkProps {
  readonly opened: OpenedRound<ChoiceRound>;
  readonly id: GameCard['id'];
  readonly name: string;
  readonly isSingle: boolean;
  readonly isCorrect: boolean;
}

function Mark({ opened, id, name, isSingle, isCorrect }: MarkProps) {
  const t = useText();
  if (opened.isReadOnly)
    return isCorrect ? (
      <p className={classes.right}>
        <IconCheck size={16} aria-hidden="true" />
        {t('game-cards:options.correct')}
      </p>
    ) : null;
  const mark = {
    className: classes.mark,
    label: t('game-cards:options.correct'),
    'aria-label': t('game-cards:options.is_correct', { name }),
    'aria-describedby': fieldErrorId(opened.path('cardsData')),
    checked: isCorrect,
  };
  if (isSingle)
    return (
      <Radio
        {...mark}
        name={opened.path('correct').join('-')}
        onChange={() =>
          opened.change((now) =>
            withCards(
              now,
              now.cardsData.map((card) => ({ ...card, isCorrect: card.id === id })),
            ),
          )
        }
      />
    );
  return (
    <Checkbox
      {...mark}
      onChange={(event) => {
        const isOn = event.currentTarget.checked;
        opened.change((now) => withCard(now, id, { isCorrect: isOn }));
      }}
    />
  );
}
