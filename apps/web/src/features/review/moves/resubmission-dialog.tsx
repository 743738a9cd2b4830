import { Textarea } from '@mantine/core';
import { limits, type OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/index.ts';
import { commentDraft } from '../comments/comment-draft.ts';

interface ResubmissionDialogProps {
  readonly container: Pick<OpenedContainer, 'users_content_id'>;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  /** Sends; true when it was sent. */
  readonly onSend: (reason: string) => Promise<boolean>;
}

/**
 * Asks what the author should change; the answer becomes a comment. What is typed stays in the browser until it was sent,
 * through a closed dialog as through a session that ended meanwhile.
 */
export function ResubmissionDialog({ container, isOpen, isBusy, onCancel, onSend }: ResubmissionDialogProps) {
  const t = useText();
  const { user } = useSession();
  const draft = commentDraft(localStorage, user.user_id, `resubmission/${container.users_content_id}`);
  const [reason, setReason] = useState(draft.read);
  const [isMissing, setMissing] = useState(false);

  function change(next: string): void {
    setMissing(false);
    setReason(next);
    draft.keep(next);
  }

  async function send(): Promise<void> {
    const text = reason.trim();
    setMissing(text === '');
    if (text !== '' && (await onSend(text))) change('');
  }

  return (
    <Dialog
      isOpen={isOpen}
      title={t('review:resubmission.title')}
      confirmLabel={t('review:resubmission.send')}
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={() => void send()}
    >
      <Textarea
        data-autofocus
        label={t('review:resubmission.reason')}
        description={t('review:resubmission.hint')}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={limits.comment.max}
        dir={reason === '' ? undefined : 'auto'}
        value={reason}
        required
        error={isMissing && t('review:resubmission.required')}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </Dialog>
  );
}
