import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import type { Game } from '@takhti/content-types/rounds';
import { memo, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import classes from './rounds.module.css';
import { TemplatePicker } from './template-picker.tsx';
import type { Rounds } from './use-rounds.ts';

interface AddRoundProps {
  readonly game: Game;
  readonly rounds: Rounds;
  /** Where it is: in the list, where the first one is what there is to do, or below the cards of the last one made. */
  readonly place: 'empty' | 'list' | 'cards';
}

const looks = { empty: 'filled', list: 'light', cards: 'default' } as const;

/** Adds a round: of the game's one kind at once, of many after a choice. */
export const AddRound = memo(function AddRound({ game, rounds, place }: AddRoundProps) {
  const t = useText();
  const [isPicking, picking] = useDisclosure(false);
  const [hasPicker, setHasPicker] = useState(false);
  const isBelow = place === 'cards';
  const [only, ...others] = game.templates;

  function start(): void {
    if (!rounds.mayAdd()) return;
    if (only !== undefined && others.length === 0) rounds.add(only);
    else {
      setHasPicker(true);
      picking.open();
    }
  }

  return (
    <>
      <Button
        fullWidth={!isBelow}
        variant={looks[place]}
        className={isBelow ? classes.another : undefined}
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        data-tour={isBelow ? undefined : 'add-round'}
        onClick={start}
      >
        {t(isBelow ? 'games:rounds.add_another' : 'games:rounds.add')}
      </Button>
      {hasPicker && (
        <TemplatePicker
          isOpen={isPicking}
          title={t('games:picker.title')}
          templates={game.templates}
          isLeading
          onPick={rounds.add}
          onClose={picking.close}
        />
      )}
    </>
  );
});
