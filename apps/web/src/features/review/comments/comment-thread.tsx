import { Button, Text } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconMessageReply } from '@tabler/icons-react';
import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentEntry } from './comment-entry.tsx';
import { CommentPlace } from './comment-place.tsx';
import type { Thread } from './comment-threads.ts';
import classes from '../drawer.module.css';
import type { useComments } from './use-comments.ts';

interface CommentThreadProps {
  readonly thread: Thread;
  readonly container: OpenedContainer;
  readonly comments: ReturnType<typeof useComments>;
  /** The place that all of them are about is above already. */
  readonly isAtPlace: boolean;
  readonly onLeave: () => void;
}

/** A comment with its answers: where it points, who said what, and whether it is settled. */
export function CommentThread({
  thread: { first, answers },
  container,
  comments,
  isAtPlace,
  onLeave,
}: CommentThreadProps) {
  const t = useText();
  const [isAnswering, setAnswering] = useState(false);
  const [isSettling, setSettling] = useState(false);
  const canComment = container.abilities.can_comment;
  const isSettled = first.resolved_on !== null;

  async function settle(): Promise<void> {
    setSettling(true);
    await comments.resolve(first.comments_id, !isSettled).finally(() => setSettling(false));
  }

  return (
    <li className={classes.thread} data-settled={isSettled || undefined}>
      {first.anchor && !(isAtPlace && first.place?.kind === 'here') && (
        <CommentPlace anchor={first.anchor} place={first.place} container={container} onLeave={onLeave} />
      )}
      {[first, ...answers].map((comment) => (
        <CommentEntry
          key={comment.comments_id}
          comment={comment}
          canDelete={comment.is_own && canComment && !comment.is_deleted}
          onDelete={() => comments.remove(comment.comments_id)}
        />
      ))}
      {isSettled && first.resolved_by !== null && (
        <Text size="xs" c="dimmed">
          {t('review:comments.settled_by', { name: first.resolved_by })}
        </Text>
      )}
      {isAnswering ? (
        <CommentBox
          draftOf={first.comments_id}
          label={t('review:comments.write_answer')}
          isSending={comments.isSending}
          isInThread
          onCancel={() => setAnswering(false)}
          onSend={async (words) => {
            const isSent = await comments.send(words, { answers_to: first.comments_id });
            if (isSent) setAnswering(false);
            return isSent;
          }}
        />
      ) : (
        <div className={classes.deeds}>
          {canComment && (
            <Button
              size="compact-xs"
              variant="subtle"
              leftSection={<IconMessageReply size={14} data-points aria-hidden="true" />}
              onClick={() => setAnswering(true)}
            >
              {t('review:comments.answer')}
            </Button>
          )}
          {first.can_resolve && (
            <Button
              size="compact-xs"
              variant="subtle"
              loading={isSettling}
              leftSection={
                isSettled ? (
                  <IconArrowBackUp size={14} data-points aria-hidden="true" />
                ) : (
                  <IconCheck size={14} aria-hidden="true" />
                )
              }
              onClick={() => void settle()}
            >
              {t(isSettled ? 'review:comments.reopen' : 'review:comments.settle')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
