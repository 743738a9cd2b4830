import { useState, useSyncExternalStore } from 'react';
import { openConfirmation, subscribeConfirmation, type OpenConfirmation } from './confirm.ts';
import { Dialog } from './dialog.tsx';

/** Renders the dialog that `confirm` opens. */
export function ConfirmHost() {
  const open = useSyncExternalStore(subscribeConfirmation, openConfirmation);
  // The text stays while the dialog fades out.
  const [last, setLast] = useState<OpenConfirmation | null>(null);
  if (open && open !== last) setLast(open);
  const shown = open ?? last;
  if (!shown) return null;
  return (
    <Dialog
      isOpen={open !== null}
      title={shown.title}
      confirmLabel={shown.confirmLabel}
      cancelLabel={shown.cancelLabel}
      isDangerous={shown.isDangerous}
      isCancelable={shown.isCancelable}
      otherLabel={shown.otherLabel}
      onConfirm={() => shown.answer('confirm')}
      onOther={() => shown.answer('other')}
      onCancel={() => shown.answer('cancel')}
    >
      <div style={{ whiteSpace: 'pre-line' }}>{shown.text}</div>
    </Dialog>
  );
}
