import { Loader as Spinner } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { useText } from '../../i18n/index.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { loader } from '../api/api.ts';
import classes from './loader-host.module.css';

/** Shows the loader's states: a spinner while something is asked of the server, a dialog when the connection failed. */
export function LoaderHost() {
  const state = useSyncExternalStore(loader.subscribe, loader.state);
  // Most answers come at once, and a spinner would only flash.
  const [isSlow] = useDebouncedValue(state === 1, 400);
  return (
    <>
      {state === 1 && isSlow && <SpinnerCorner />}
      <RetryDialog isOpen={state >= 2} isCancelable={state === 2} />
    </>
  );
}

function SpinnerCorner() {
  const t = useText();
  return (
    <div role="status" className={classes.spinner}>
      <Spinner size="sm" />
      <span className="visually-hidden">{t('common:loading')}</span>
    </div>
  );
}

/** Asks whether to try again; a page that cannot load offers no other way (C-1008, C-1009). */
function RetryDialog({ isOpen, isCancelable }: { isOpen: boolean; isCancelable: boolean }) {
  const t = useText();
  return (
    <Dialog
      isOpen={isOpen}
      title={t('common:retry_dialog.title')}
      confirmLabel={t('common:retry')}
      isCancelable={isCancelable}
      onConfirm={() => loader.answer(true)}
      onCancel={() => loader.answer(false)}
    >
      {t('common:retry_dialog.text')}
    </Dialog>
  );
}
