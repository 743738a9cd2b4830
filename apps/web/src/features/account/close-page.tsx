import { useEffect } from 'react';
import { useText } from '../../i18n/index.ts';
import { FullPage } from '../../app/shell/index.ts';
import { closeWindow } from '../../app/close-message.ts';

/** Tells the windows around that it is done, and closes (C-059). What a browser does not let close says so. */
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
