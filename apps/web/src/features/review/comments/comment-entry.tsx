import { ActionIcon, Avatar, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Comment } from '@takhti/contract';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { confirm, FactDivider, Hint, RelativeTime, useRoleTitle } from '../../../ui/index.ts';
import classes from '../drawer.module.css';

interface CommentEntryProps {
  readonly comment: Comment;
  readonly canDelete: boolean;
  readonly onDelete: () => Promise<void>;
}

/** One comment: who, in which role, when, and what. */
export function CommentEntry({ comment, canDelete, onDelete }: CommentEntryProps) {
  const t = useText();
  const titleOf = useRoleTitle();
  const [isDeleting, setDeleting] = useState(false);

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: t('review:comments.delete_title'),
      text: t('review:comments.delete_text'),
      confirmLabel: t('common:delete'),
      isDangerous: true,
    });
    if (!isSure) return;
    setDeleting(true);
    await onDelete().finally(() => setDeleting(false));
  }

  return (
    <div className={classes.entry} data-unread={comment.is_unread || undefined}>
      <Avatar size={32} color="accent" variant="light" name={comment.full_name} aria-hidden="true" />
      <div className={classes.words}>
        <div className={classes.head}>
          <div>
            <Text component="bdi" fw={600} size="sm">
              {comment.full_name}
            </Text>
            {comment.is_unread && <span className={classes.fresh}>{t('review:comments.new')}</span>}
            <Text size="xs" c="dimmed">
              <bdi>{titleOf({ role: '', title: comment.role_title })}</bdi>
              <FactDivider />
              <RelativeTime instant={comment.sent_on} />
            </Text>
          </div>
          {canDelete && (
            <Hint label={t('review:comments.delete')}>
              <ActionIcon
                variant="subtle"
                color="sand"
                size={32}
                loading={isDeleting}
                aria-label={t('review:comments.delete')}
                onClick={() => void remove()}
              >
                <IconTrash size={16} aria-hidden="true" />
              </ActionIcon>
            </Hint>
          )}
        </div>
        {comment.is_deleted ? (
          <Text size="sm" c="dimmed" mt={6}>
            {t('review:comments.deleted')}
          </Text>
        ) : (
          <p className={classes.text} dir="auto">
            {comment.comments}
          </p>
        )}
      </div>
    </div>
  );
}
