import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import type { ActionName } from '@takhti/domain';
import { Fragment, useCallback, type ButtonHTMLAttributes } from 'react';
import { useText } from '../../i18n/index.ts';
import { ButtonMenu, Drawer } from '../../ui/index.ts';
import { SheetLine, useSlimBar } from '../editor/index.ts';
import { actionIcons, pointing } from './action-looks.ts';
import classes from './bar.module.css';

interface MoreProps {
  readonly actions: readonly ActionName[];
  readonly labelOf: (name: ActionName) => string;
  readonly about: string | undefined;
  readonly isBusy: boolean;
  readonly onRun: (name: ActionName) => void;
}

const isDangerous = (name: ActionName): boolean => name === 'delete';

// A thumb that goes for the next line must not meet what destroys.
function dangerousLast(actions: readonly ActionName[]): readonly ActionName[] {
  return [...actions.filter((name) => !isDangerous(name)), ...actions.filter(isDangerous)];
}

/** The actions without room in the bar, in a menu (C-248). */
export function MoreMenu({ actions, labelOf, about, isBusy, onRun }: MoreProps) {
  return (
    <ButtonMenu
      position={about === undefined ? 'bottom-end' : 'bottom-start'}
      width={240}
      button={<MoreButton about={about} isBusy={isBusy} />}
    >
      {dangerousLast(actions).map((name) => (
        <Fragment key={name}>
          {isDangerous(name) && actions.length > 1 && <Menu.Divider />}
          <Menu.Item
            data-action={name}
            color={isDangerous(name) ? 'brick' : undefined}
            leftSection={<IconOf name={name} />}
            onClick={() => onRun(name)}
          >
            {labelOf(name)}
          </Menu.Item>
        </Fragment>
      ))}
    </ButtonMenu>
  );
}

/** The same on a phone: a sheet from below, its lines large enough for a thumb. */
export function MoreSheet({ actions, labelOf, about, isBusy, onRun }: MoreProps) {
  const t = useText();
  const [isOpen, { open, close }] = useDisclosure(false);
  const setPlace = useSlimBar()?.setPlace;
  // Other features have their lines in the same sheet.
  const reportPlace = useCallback(
    (element: HTMLUListElement | null) => setPlace?.(element && { element, close }),
    [setPlace, close],
  );

  function run(name: ActionName): void {
    close();
    onRun(name);
  }

  return (
    <>
      <MoreButton about={about} isBusy={isBusy} onClick={open} />
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        title={about ?? t('actions:more')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
        classNames={{ content: classes.sheet }}
      >
        {setPlace && <ul ref={reportPlace} className={classes.lines} data-others />}
        <ul className={classes.lines}>
          {dangerousLast(actions).map((name) => (
            <SheetLine
              key={name}
              action={name}
              label={labelOf(name)}
              icon={<IconOf name={name} />}
              isDangerous={isDangerous(name)}
              onPress={() => run(name)}
            />
          ))}
        </ul>
      </Drawer>
    </>
  );
}

interface MoreButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly about: string | undefined;
  readonly isBusy: boolean;
}

function MoreButton({ about, isBusy, ...rest }: MoreButtonProps) {
  const t = useText();
  const label = t('actions:more');
  if (useSlimBar())
    return (
      <ActionIcon
        aria-haspopup="true"
        {...rest}
        variant="default"
        size={36}
        aria-label={label}
        loading={isBusy}
      >
        <IconDots size={20} aria-hidden="true" />
      </ActionIcon>
    );
  return (
    <Button
      aria-haspopup="true"
      {...rest}
      variant="default"
      aria-label={about === undefined ? undefined : `${label}: ${about}`}
      loading={isBusy}
      leftSection={<IconDots size={18} aria-hidden="true" />}
    >
      {label}
    </Button>
  );
}

function IconOf({ name }: { name: ActionName }) {
  const Icon = actionIcons[name];
  return <Icon size={18} aria-hidden="true" data-points={pointing.includes(name) || undefined} />;
}
