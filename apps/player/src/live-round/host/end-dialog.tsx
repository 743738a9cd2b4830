import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface EndDialogProps {
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** Asks before a round ends in the middle: it cannot be taken up again. */
export function EndDialog({ onEnd, onClose }: EndDialogProps): ReactNode {
  const { t } = useTexts();
  return (
    <Dialog title={t('live_end_sure')} onClose={onClose}>
      <p>{t('live_end_text')}</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('live_end_not')}</Button>
        <Button isMain onClick={onEnd}>
          {t('live_end')}
        </Button>
      </div>
    </Dialog>
  );
}
