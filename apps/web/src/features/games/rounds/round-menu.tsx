import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconDotsVertical, IconTrash } from '@tabler/icons-react';
import { useId, useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';
import { useText } from '../../../i18n/index.ts';
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
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const comeNear = (): void => setNear(true);
  return (
    <>
      <button
        ref={button}
        id={`${id}-target`}
        type="button"
        className={classes.menu}
        aria-label={t('games:rounds.more', { number: at + 1 })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={comeNear}
        onFocus={comeNear}
        onClick={() => {
          comeNear();
          setOpen(!isOpen);
        }}
      >
        <IconDotsVertical size={18} aria-hidden="true" />
      </button>
      {/* Fifty of these stand in a list: there is a menu once somebody comes near its button. */}
      {isNear && (
        <Menu id={id} opened={isOpen} onChange={setOpen} position="bottom-end" width={200}>
          <Menu.Target>
            <Lent element={button} />
          </Menu.Target>
          <Menu.Dropdown>
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
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}

interface LentProps {
  readonly element: RefObject<HTMLElement | null>;
  readonly ref?: Ref<HTMLElement>;
}

/** Gives a menu an element that stands elsewhere already. */
function Lent({ element, ref }: LentProps) {
  useImperativeHandle(ref, () => element.current as HTMLElement, [element]);
  return null;
}
