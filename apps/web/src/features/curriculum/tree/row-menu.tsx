import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconGitMerge,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import type { Slot } from '../../../ui/index.ts';
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

/** What can be done with a skill. The menu itself is made when somebody opens it: a tree has a thousand of them. */
export function RowMenu(props: RowMenuProps) {
  const [isUsed, setUsed] = useState(false);
  if (!isUsed) return <Dots name={props.name} onClick={() => setUsed(true)} />;
  return <OpenedMenu {...props} />;
}

function OpenedMenu({ name, editPath, slot, count, onMerge, onDelete }: RowMenuProps) {
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
    <Menu defaultOpened returnFocus position="bottom-end" shadow="md">
      <Menu.Target>
        <Dots name={name} />
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  );
}

// The menu adds a class of its own to its target.
function Dots({ name, className = '', ...rest }: { name: string } & ComponentProps<'button'>) {
  const t = useText();
  return (
    <button
      type="button"
      className={`${classes.dots} ${className}`}
      aria-label={t('curriculum:actions', { name })}
      aria-haspopup="menu"
      {...rest}
    >
      <IconDots size={18} aria-hidden="true" />
    </button>
  );
}
