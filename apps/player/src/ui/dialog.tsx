import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useAsleep } from '../frame/use-asleep.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus, closes with Escape and gives the focus back. */
export function Dialog({ title, onClose, children }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // The second of two taps on what opened it must not press what came to be there.
  const isAsleep = useAsleep(true);
  // Closed before it is taken out of the page: afterwards it could not give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // The browser reports a close a moment later. A dialog that was opened again meanwhile must not be closed by that.
  const sayClosed = (event: SyntheticEvent): void => {
    if (event.currentTarget.isConnected) onClose();
  };
  const closeNow = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      className="dialog"
      data-asleep={isAsleep || undefined}
      ref={dialog}
      aria-labelledby={heading}
      onCancel={closeNow}
      onClose={sayClosed}
    >
      <h2 className="dialog-title" id={heading}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
