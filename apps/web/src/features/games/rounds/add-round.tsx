import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import type { Game } from '@takhti/content-types/games';
import { useText } from '../../../i18n/index.ts';
import { TemplatePicker } from './template-picker.tsx';
import type { Rounds } from './use-rounds.ts';

interface AddRoundProps {
  readonly game: Game;
  readonly rounds: Rounds;
  readonly isFirst: boolean;
}

/** Adds a round: of the game's one kind at once, of many after a choice. */
export function AddRound({ game, rounds, isFirst }: AddRoundProps) {
  const t = useText();
  const [isPicking, picking] = useDisclosure(false);
  const [only, ...others] = game.templates;

  function start(): void {
    if (!rounds.mayAdd()) return;
    if (only !== undefined && others.length === 0) rounds.add(only);
    else picking.open();
  }

  return (
    <>
      <Button
        fullWidth
        variant={isFirst ? 'filled' : 'light'}
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        data-tour="add-round"
        onClick={start}
      >
        {t('games:rounds.add')}
      </Button>
      <TemplatePicker
        isOpen={isPicking}
        title={t('games:picker.title')}
        templates={game.templates}
        isLeading
        onPick={rounds.add}
        onClose={picking.close}
      />
    </>
  );
}
