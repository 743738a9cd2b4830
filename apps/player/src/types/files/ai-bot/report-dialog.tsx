import { limits } from '@takhti/domain';
import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface ReportDialogProps {
  readonly onClose: () => void;
  readonly onReport: (why: string) => Promise<boolean>;
}

/** Reports an answer to the teachers; a reason is optional. */
export function ReportDialog({ onClose, onReport }: ReportDialogProps): ReactNode {
  const { t } = useTexts();
  const [why, setWhy] = useState('');
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const id = useId();
  async function send(): Promise<void> {
    setSending(true);
    const isSent = await onReport(why.trim());
    setSending(false);
    setFailed(!isSent);
    if (isSent) onClose();
  }
  return (
    <Dialog title={t('bot_report_title')} onClose={onClose}>
      <p>{t('bot_report_text')}</p>
      <div className="bot-why">
        <label className="bot-label" htmlFor={id}>
          {t('bot_report_why')}
        </label>
        <textarea
          id={id}
          className="bot-field"
          rows={3}
          dir="auto"
          maxLength={limits.ai_bot.report}
          value={why}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
      </div>
      {hasFailed && (
        <p className="bot-failure" role="alert">
          {t('bot_cannot_unreachable')}
        </p>
      )}
      <div className="bot-actions">
        <Button onClick={onClose}>{t('bot_report_not')}</Button>
        <Button isMain icon="flag" disabled={isSending} onClick={() => void send()}>
          {t('bot_report_send')}
        </Button>
      </div>
    </Dialog>
  );
}
