import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { FrontPage } from '../front/front-page.tsx';
import { LoginForm } from './login-form.tsx';

/** The login page. */
export function Component() {
  const t = useText();
  return (
    <FrontPage
      title={t('account:login.welcome')}
      lead={t('account:login.promise')}
      ways={
        <>
          <Anchor component={Link} to="/forgot-password">
            {t('account:login.to_forgot')}
          </Anchor>
          <Anchor component={Link} to="/signUp">
            {t('account:login.to_sign_up')}
          </Anchor>
        </>
      }
    >
      <LoginForm />
    </FrontPage>
  );
}
