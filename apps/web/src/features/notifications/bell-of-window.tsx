import { Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useText } from '../../i18n/index.ts';
import { BellButton, UnreadMark, type BellProps } from './bell-button.tsx';

/** The bell where there is room: what is behind it opens below it. */
export function BellOfWindow({ children }: BellProps) {
  const t = useText();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      onClose={close}
      position="bottom-end"
      width="25rem"
      shadow="md"
      trapFocus
      returnFocus
    >
      <UnreadMark>
        <Popover.Target>
          <BellButton onClick={toggle} />
        </Popover.Target>
      </UnreadMark>
      <Popover.Dropdown p={0} aria-label={t('common:header.notifications')}>
        {children(close)}
      </Popover.Dropdown>
    </Popover>
  );
}
