import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { FullPage } from './full-page.tsx';

/** The full-page retry view: a page whose files could not be loaded (C-268). */
export function RetryPage() {
  const t = useText();
  const [isTrying, setTrying] = useState(false);

  async function retry(): Promise<void> {
    setTrying(true);
    // A reload without a connection would end on the browser's own page, from which there is no way back.
    const isThere = await fetch('/favicon.svg', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) globalThis.location.reload();
    else setTrying(false);
  }

  return (
    <FullPage title={t('common:retry_dialog.title')} text={t('common:retry_dialog.text')}>
      <Button onClick={() => void retry()} loading={isTrying}>
        {t('common:retry')}
      </Button>
    </FullPage>
  );
}
