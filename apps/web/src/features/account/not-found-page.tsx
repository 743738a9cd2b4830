import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { useOptionalUser } from '../../app/session/index.ts';
import { FullPage } from '../../app/shell/index.ts';

/** Shown for unknown addresses, and to people without a login for pages that need one. */
export function Component() {
  const t = useText();
  const isLoggedIn = useOptionalUser() !== null;
  return (
    <FullPage title={t('common:not_found.title')} text={t('common:not_found.text')}>
      <Button component={Link} to={isLoggedIn ? '/dashboard' : '/'}>
        {isLoggedIn ? t('common:not_found.to_dashboard') : t('common:not_found.to_login')}
      </Button>
    </FullPage>
  );
}
