import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconDotsVertical, IconTrash } from '@tabler/icons-react';
import { useText } from '../../../i18n/index.ts';
import { ButtonMenu } from '../../../ui/index.ts';
import classes from './rounds.module.css';
import type { Rounds } from './use-rounds.ts';

interface RoundMenuProps {
  readonly rounds: Rounds;
  readonly at: number;
  readonly count: number;
  readonly questionId: number;
}

/** What can be done with one round: copied, moved where nothing can be dragged, deleted. */
export function RoundMenu({ rounds, at, count, questionId }: RoundMenuProps) {
  const t = useText();
  return (
    <ButtonMenu
      position="bottom-end"
      width={200}
      button={
        <button
          type="button"
          className={classes.menu}
          aria-label={t('games:rounds.more', { number: at + 1 })}
        >
          <IconDotsVertical size={18} aria-hidden="true" />
        </button>
      }
    >
      <Menu.Item
        leftSection={<IconCopy size={16} aria-hidden="true" />}
        onClick={() => rounds.duplicate(questionId)}
      >
        {t('games:rounds.duplicate')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowUp size={16} aria-hidden="true" />}
        disabled={at === 0}
        onClick={() => rounds.move(at, at - 1)}
      >
        {t('common:move.up')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={16} aria-hidden="true" />}
        disabled={at === count - 1}
        onClick={() => rounds.move(at, at + 1)}
      >
        {t('common:move.down')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        color="brick"
        leftSection={<IconTrash size={16} aria-hidden="true" />}
        onClick={() => void rounds.remove(questionId)}
      >
        {t('common:delete')}
      </Menu.Item>
    </ButtonMenu>
  );
}
