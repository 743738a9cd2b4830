import { useDisclosure } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { kindOfRole, type OpenedContainer } from '@takhti/domain';
import { useUrlData } from '../../../app/launch/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { DrawerButton } from '../drawer-button.tsx';
import { HistoryDrawer } from './history-drawer.tsx';

/**
 * Opens the history for the author of an item that was sent back, whose action bar has no place for it (C-603); everywhere else
 * the bar leads there. Within an LMS there is no history (C-638).
 */
export function HistoryButton({ container }: { container: OpenedContainer }) {
  const t = useText();
  const { isLms } = useUrlData();
  const [isOpen, drawer] = useDisclosure(false);
  const { role } = useSession();
  if (isLms || container.content_status !== 's' || kindOfRole(role) !== 'developer') return null;
  return (
    <>
      <DrawerButton
        label={t('review:history.title')}
        icon={<IconHistory size={20} aria-hidden="true" />}
        onClick={drawer.open}
      />
      <HistoryDrawer container={container} isOpen={isOpen} onClose={drawer.close} />
    </>
  );
}
