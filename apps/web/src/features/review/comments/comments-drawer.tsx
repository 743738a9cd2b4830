import { Button, Stack } from '@mantine/core';
import type { Anchor, OpenedContainer } from '@takhti/domain';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../i18n/index.ts';
import { dockedProps, Drawer, EmptyState, ErrorState, useDocked } from '../../../ui/index.ts';
import { AboutChip } from './about-chip.tsx';
import { CommentBox } from './comment-box.tsx';
import { CommentThread } from './comment-thread.tsx';
import { threadsAt, threadsOf } from './comment-threads.ts';
import { CommentsLoading } from './comments-loading.tsx';
import classes from '../drawer.module.css';
import { useComments } from './use-comments.ts';
import { useFocusBeside } from './use-focus-beside.ts';

interface CommentsDrawerProps {
  readonly container: OpenedContainer;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The place that alone is spoken of; null for all of them. */
  readonly about?: Anchor | null;
  /** Goes from one place to all of them. */
  readonly onAll?: () => void;
  /** Called when it has slid away. */
  readonly onClosed?: () => void;
}

/** The comments on an item, oldest first, with a box to add one (C-249 to C-253). */
export function CommentsDrawer({ isOpen, onClose, onClosed, ...rest }: CommentsDrawerProps) {
  const t = useText();
  const isDocked = useDocked(isOpen);
  const panel = useRef<HTMLDivElement>(null);
  useFocusBeside(panel, isOpen && isDocked);

  function closeByEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  }

  return (
    <Drawer
      {...(isDocked && { ...dockedProps, onKeyDown: closeByEscape })}
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      position="right"
      size={isDocked ? 'var(--dock-width)' : 440}
      title={t('review:comments.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <div ref={panel} className={classes.panel}>
        <Comments {...rest} onClose={onClose} />
      </div>
    </Drawer>
  );
}

function Comments({
  container,
  about = null,
  onAll,
  onClose,
}: Omit<CommentsDrawerProps, 'isOpen' | 'onClosed'>) {
  const t = useText();
  const comments = useComments(container.users_content_id);
  const { list, send, markRead, isSending } = comments;
  const [showsSettled, setShowsSettled] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const total = list.data?.total;
  const canComment = container.abilities.can_comment;
  const last = list.data?.records.at(-1)?.comments_id;
  const hasUnread = list.data?.records.some(({ is_unread }) => is_unread) === true;

  const all = threadsOf(list.data?.records ?? []);
  const here = about ? threadsAt(all, about) : all;
  const settled = here.filter(({ first }) => first.resolved_on !== null).length;
  const shown = showsSettled ? here : here.filter(({ first }) => first.resolved_on === null);

  // The newest is at the end: it is what one came for.
  useEffect(() => {
    if (total !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [total]);

  const read = useRef(markRead);
  useEffect(() => {
    read.current = markRead;
  });
  useEffect(() => {
    if (last !== undefined && hasUnread && canComment) void read.current(last);
  }, [last, hasUnread, canComment]);

  return (
    <>
      {/* What scrolls can be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('review:comments.title')}>
        {about && <AboutChip anchor={about} content_type={container.content_type} onAll={onAll} />}
        {list.isPending && <CommentsLoading />}
        {list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && here.length === 0 && (
          <EmptyState
            title={t('review:comments.none')}
            text={canComment ? t(about ? 'review:comments.empty_here' : 'review:comments.empty') : undefined}
          />
        )}
        {shown.length > 0 && (
          <Stack component="ul" gap="lg" className={classes.list}>
            {shown.map((thread) => (
              <CommentThread
                key={thread.first.comments_id}
                thread={thread}
                container={container}
                comments={comments}
                isAtPlace={about !== null}
                onLeave={onClose}
              />
            ))}
          </Stack>
        )}
        {settled > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            mt="md"
            aria-expanded={showsSettled}
            onClick={() => setShowsSettled(!showsSettled)}
          >
            {showsSettled
              ? t('review:comments.hide_settled')
              : t('review:comments.show_settled', { count: settled })}
          </Button>
        )}
        <div ref={end} />
      </div>
      {canComment && (
        <CommentBox
          key={about ? JSON.stringify([about.content_id, about.path]) : ''}
          draftOf={[container.users_content_id, about?.content_id ?? '', ...(about?.path ?? [])].join('/')}
          label={t('review:comments.write')}
          isWanted={about !== null}
          isSending={isSending}
          onSend={(words) => send(words, { anchor: about })}
        />
      )}
    </>
  );
}
