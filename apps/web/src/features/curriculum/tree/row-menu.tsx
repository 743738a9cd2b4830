import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconGitMerge,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { ButtonMenu, type Slot } from '../../../ui/index.ts';
import classes from './tree.module.css';

interface RowMenuProps {
  readonly name: string;
  readonly editPath: string;
  /** null where the skills beside it are not all shown. */
  readonly slot: Slot | null;
  readonly count: number;
  readonly onMerge: () => void;
  readonly onDelete: () => void;
}

/** The actions on a skill. */
export function RowMenu(props: RowMenuProps) {
  const t = useText();
  return (
    <ButtonMenu
      position="bottom-end"
      button={
        <button
          type="button"
          className={classes.dots}
          aria-label={t('curriculum:actions', { name: props.name })}
        >
          <IconDots size={18} aria-hidden="true" />
        </button>
      }
    >
      <Entries {...props} />
    </ButtonMenu>
  );
}

/** Mounted for the one skill whose menu is open: a tree has a thousand of them. */
function Entries({ editPath, slot, count, onMerge, onDelete }: RowMenuProps) {
  const t = useText();
  const item = (key: 'up' | 'down', icon: ReactNode, to: number) =>
    slot && (
      <Menu.Item
        leftSection={icon}
        disabled={to < 0 || to >= count}
        onClick={() => slot.onMove(slot.index, to)}
      >
        {t(`common:move.${key}`)}
      </Menu.Item>
    );
  return (
    <>
      <Menu.Item leftSection={<IconPencil size={18} />} component={Link} to={editPath}>
        {t('common:edit')}
      </Menu.Item>
      {item('up', <IconArrowUp size={18} />, (slot?.index ?? 0) - 1)}
      {item('down', <IconArrowDown size={18} />, (slot?.index ?? 0) + 1)}
      <Menu.Item leftSection={<IconGitMerge size={18} />} onClick={onMerge}>
        {t('curriculum:merge.open')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item color="brick" leftSection={<IconTrash size={18} />} onClick={onDelete}>
        {t('common:delete')}
      </Menu.Item>
    </>
  );
}
