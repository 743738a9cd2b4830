import { useEffect } from 'react';
import { useText } from '../../i18n/index.ts';
import { FullPage } from '../../app/shell/index.ts';
import { closeWindow } from '../../app/close-message.ts';

/** Sends the close message and closes the window (C-059); if the browser does not allow it, the page says so. */
export function Component() {
  const t = useText();
  useEffect(() => {
    closeWindow();
  }, []);
  return (
    <FullPage title={t('account:close.title')} text={t('account:close.text')}>
      {null}
    </FullPage>
  );
}
