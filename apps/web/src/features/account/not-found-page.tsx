import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { useOptionalUser } from '../../app/session/index.ts';
import { FullPage } from '../../app/shell/index.ts';

/** Where unknown addresses lead, and for the logged out all that they may not see. */
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
