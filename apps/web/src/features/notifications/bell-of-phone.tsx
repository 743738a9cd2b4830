import { useDisclosure } from '@mantine/hooks';
import { useText } from '../../i18n/index.ts';
import { Drawer } from '../../ui/index.ts';
import { BellButton, UnreadMark, type BellProps } from './bell-button.tsx';
import classes from './notifications.module.css';

/** The bell on a phone: what is behind it takes the screen. */
export function BellOfPhone({ children }: BellProps) {
  const t = useText();
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <UnreadMark>
        <BellButton aria-haspopup="dialog" onClick={open} />
      </UnreadMark>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="top"
        size="100%"
        padding={0}
        title={t('common:header.notifications')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
        classNames={{ content: classes.sheet, header: classes.sheetHead, body: classes.sheetBody }}
      >
        {children(close)}
      </Drawer>
    </>
  );
}
