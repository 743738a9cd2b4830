import { Button, Kbd, Table } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useText } from '../../../i18n/index.ts';
import { Modal } from '../../../ui/index.ts';
import { keysOf, type ListedShortcut, type Shortcut } from './shortcuts.ts';
import { tourCommand, unreadCommand, unseenCommand } from './page-command.ts';
import { canMakeBlanks } from '../rich-text/blanks/blank-command.ts';
import classes from '../editor-bar.module.css';
import { isAppleKeyboard } from './use-shortcuts.ts';

const listed: readonly ListedShortcut[] = [
  'find',
  'save',
  'undo',
  'redo',
  'tools',
  'blank',
  'unseen',
  'unread',
  'help',
];

// Shortcuts of single pages.
const isOffered: Partial<Record<ListedShortcut, () => boolean>> = {
  blank: canMakeBlanks,
  unseen: unseenCommand.isOffered,
  unread: unreadCommand.isOffered,
};

/** The keys of a shortcut, as keys. They are left to right on every keyboard. */
export function Keys({ shortcut }: { shortcut: ListedShortcut }) {
  return (
    <bdi dir="ltr" aria-hidden="true">
      {keysOf(shortcut, isAppleKeyboard()).map((name, at) => (
        <span key={name}>
          {at > 0 && ' + '}
          <Kbd>{name}</Kbd>
        </span>
      ))}
    </bdi>
  );
}

/** The tooltip of a control: its effect and its keys. */
export function ShortcutTip({ shortcut }: { shortcut: Shortcut }) {
  const t = useText();
  return (
    <span className={classes.tip}>
      {t(`editor:shortcuts.${shortcut}`)}
      <Keys shortcut={shortcut} />
    </span>
  );
}

/** Lists all shortcuts of this page. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText();
  const isApple = isAppleKeyboard();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('editor:shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Table withRowBorders={false}>
        <Table.Tbody>
          {listed
            .filter((shortcut) => isOffered[shortcut]?.() ?? true)
            .map((shortcut) => (
              <Table.Tr key={shortcut}>
                <Table.Td>{t(`editor:shortcuts.${shortcut}`)}</Table.Td>
                <Table.Td ta="end">
                  <span className="visually-hidden">{keysOf(shortcut, isApple).join(' + ')}</span>
                  <Keys shortcut={shortcut} />
                </Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
      {tourCommand.isOffered() && (
        <Button
          fullWidth
          mt="md"
          variant="light"
          leftSection={<IconMapPin size={18} aria-hidden="true" />}
          onClick={() => {
            onClose();
            tourCommand.press();
          }}
        >
          {t('editor:tour.start')}
        </Button>
      )}
    </Modal>
  );
}
