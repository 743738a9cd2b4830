import { useDisclosure } from '@mantine/hooks';
import { IconMessage } from '@tabler/icons-react';
import { listComments } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useQueryCall } from '../../../app/api/index.ts';
import { useUrlData } from '../../../app/launch/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { useSlimBar } from '../../editor/index.ts';
import { useCommentsHere } from './comments-context.ts';
import { CommentsDrawer } from './comments-drawer.tsx';
import { DrawerButton } from '../drawer-button.tsx';

/**
 * Opens the comments on an item, and shows how many there are and how many are new to the person. Hidden without comments,
 * unless nothing else opens them; within an LMS there are no comments (C-638).
 */
export function CommentsButton({ container }: { container: OpenedContainer }) {
  const t = useText();
  const format = useFormat();
  const { isLms } = useUrlData();
  const isSlim = useSlimBar() !== null;
  const here = useCommentsHere();
  const [isOpen, drawer] = useDisclosure(false);
  const { users_content_id } = container;
  const comments = useQueryCall(listComments, { users_content_id }, { silent: true });
  const total = comments.data?.records.filter(({ is_deleted }) => !is_deleted).length ?? 0;
  const unread = comments.data?.records.filter(({ is_unread }) => is_unread).length ?? 0;
  const detail =
    unread > 0
      ? t('review:comments.unread', { count: unread })
      : t('review:comments.count', { count: total });
  // With little room the empty button is hidden: fields and the action bar lead there too.
  const isLeftOut = total === 0 && !isOpen && (isSlim || (!here && !container.abilities.can_comment));
  // Inside an LMS there are no comments (C-638).
  if (isLms || isLeftOut) return null;
  return (
    <>
      <span data-tour="comments">
        <DrawerButton
          label={t('review:comments.title')}
          detail={total > 0 ? detail : undefined}
          badge={total > 0 ? format.number(unread > 0 ? unread : total) : undefined}
          isNew={unread > 0}
          icon={<IconMessage size={20} aria-hidden="true" />}
          onClick={() => (here ? here.open(null) : drawer.open())}
        />
      </span>
      {!here && <CommentsDrawer container={container} isOpen={isOpen} onClose={drawer.close} />}
    </>
  );
}
