import { Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { TargetProxy } from '../../performance/target-proxy.tsx';
import { useLazyMount } from '../../performance/use-lazy-mount.ts';
import { BellButton, UnreadMark, type BellProps } from './bell-button.tsx';

/** The bell where there is room: what is behind it opens below it, and is rendered from the first opening on. */
export function BellOfWindow({ children }: BellProps) {
  const t = useText();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const opened = useLazyMount(isOpen);
  return (
    <>
      <UnreadMark>
        <BellButton
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={(event) => {
            setTarget(event.currentTarget);
            toggle();
          }}
        />
      </UnreadMark>
      {target && opened !== null && (
        <Popover
          opened={opened}
          onDismiss={close}
          onClose={close}
          position="bottom-end"
          width="25rem"
          shadow="md"
          trapFocus
          returnFocus
        >
          <Popover.Target>
            <TargetProxy element={target} />
          </Popover.Target>
          <Popover.Dropdown p={0} aria-label={t('common:header.notifications')}>
            {children(close)}
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
}
