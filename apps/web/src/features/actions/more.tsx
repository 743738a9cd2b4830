import { Button, Drawer, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import type { ActionName } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import { actionIcons, pointing } from './action-looks.ts';
import classes from './bar.module.css';

interface MoreProps {
  readonly actions: readonly ActionName[];
  readonly labelOf: (name: ActionName) => string;
  readonly about: string | undefined;
  readonly isBusy: boolean;
  readonly onRun: (name: ActionName) => void;
}

/** What has no room in the bar, below a button (C-248). */
export function MoreMenu({ actions, labelOf, about, isBusy, onRun }: MoreProps) {
  return (
    <Menu position={about === undefined ? 'bottom-end' : 'bottom-start'} width={240}>
      <Menu.Target>
        <MoreButton about={about} isBusy={isBusy} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((name) => (
          <Menu.Item
            key={name}
            data-action={name}
            color={name === 'delete' ? 'brick' : undefined}
            leftSection={<Sign name={name} size={18} />}
            onClick={() => onRun(name)}
          >
            {labelOf(name)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The same on a phone: a sheet from below, its lines large enough for a thumb. */
export function MoreSheet({ actions, labelOf, about, isBusy, onRun }: MoreProps) {
  const t = useText();
  const [isOpen, sheet] = useDisclosure(false);

  function run(name: ActionName): void {
    sheet.close();
    onRun(name);
  }

  return (
    <>
      <MoreButton about={about} isBusy={isBusy} onClick={sheet.open} />
      <Drawer
        opened={isOpen}
        onClose={sheet.close}
        position="bottom"
        size="auto"
        title={about ?? t('actions:more')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
        classNames={{ content: classes.sheet }}
      >
        <ul className={classes.lines}>
          {actions.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={classes.line}
                data-action={name}
                data-dangerous={name === 'delete' || undefined}
                onClick={() => run(name)}
              >
                <Sign name={name} size={22} />
                {labelOf(name)}
              </button>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}

interface MoreButtonProps {
  readonly about: string | undefined;
  readonly isBusy: boolean;
  readonly onClick?: () => void;
  readonly ref?: React.Ref<HTMLButtonElement>;
}

function MoreButton({ about, isBusy, ...rest }: MoreButtonProps) {
  const t = useText();
  const label = t('actions:more');
  return (
    <Button
      {...rest}
      variant="default"
      aria-haspopup="true"
      aria-label={about === undefined ? undefined : `${label}: ${about}`}
      loading={isBusy}
      leftSection={<IconDots size={18} aria-hidden="true" />}
    >
      {label}
    </Button>
  );
}

function Sign({ name, size }: { name: ActionName; size: number }) {
  const ActionIcon = actionIcons[name];
  return <ActionIcon size={size} aria-hidden="true" data-points={pointing.includes(name) || undefined} />;
}
