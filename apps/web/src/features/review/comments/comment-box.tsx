import { Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { limits } from '@takhti/domain';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { commentDraft } from './comment-draft.ts';
import classes from '../drawer.module.css';

interface CommentBoxProps {
  /** The key of an unsent text: an item, a place in it, a comment. */
  readonly draftOf: string;
  readonly label: string;
  /** Within a conversation: smaller, and it can be put away. */
  readonly isInThread?: boolean;
  /** Whether what holds it opens to write: then the cursor is here. */
  readonly isWanted?: boolean;
  readonly onCancel?: () => void;
  readonly isSending: boolean;
  readonly onSend: (comments: string) => Promise<boolean>;
}

/** The box for writing a comment; its text stays in the browser until it is sent. An empty one is not sent (C-764). */
export function CommentBox(props: CommentBoxProps) {
  const { draftOf, label, isInThread = false, isWanted = false, onCancel, isSending, onSend } = props;
  const t = useText();
  const { user } = useSession();
  const draft = commentDraft(localStorage, user.user_id, draftOf);
  const [text, setText] = useState(draft.read);
  const wanted = text.trim();

  function change(next: string): void {
    setText(next);
    draft.keep(next);
  }

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (wanted === '' || isSending) return;
    if (await onSend(wanted)) change('');
  }

  function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form className={isInThread ? classes.inThread : classes.box} onSubmit={(event) => void send(event)}>
      <Textarea
        aria-label={label}
        placeholder={label}
        // The person has just asked to answer here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isInThread}
        data-autofocus={isWanted || undefined}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={limits.comment.max}
        // An empty field shows its placeholder, which is the interface's own.
        dir={text === '' ? undefined : 'auto'}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={sendByKey}
      />
      <div className={classes.send}>
        {onCancel && (
          <Button variant="subtle" size="sm" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        )}
        <Button
          type="submit"
          size="sm"
          loading={isSending}
          disabled={wanted === ''}
          leftSection={<IconSend size={16} data-points aria-hidden="true" />}
        >
          {t('review:comments.send')}
        </Button>
      </div>
    </form>
  );
}
