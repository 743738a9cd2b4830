import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { FullPage } from './full-page.tsx';

/** The page for a fault of ours: Retry loads everything again (C-280). */
export function Oops() {
  const t = useText();
  return (
    <FullPage title={t('common:oops.title')} text={t('common:oops.text')}>
      <Button onClick={() => globalThis.location.reload()}>{t('common:retry')}</Button>
    </FullPage>
  );
}
