import { Button } from '@mantine/core';
import { useLocation } from 'react-router';
import { loadTexts, useText } from '../../../i18n/index.ts';
import { useSessionEnd } from '../../../app/session/index.ts';
import { FormNotice } from '../front/form-notice.tsx';
import { loginFaults } from './login-rules.ts';
import { NameField } from './name-field.tsx';
import { isPasswordChanged } from '../passwords/password-changed.ts';
import { PasswordField } from '../passwords/password-field.tsx';
import { useForm } from '../use-form.ts';

// Loaded when somebody begins to log in, so that the page itself is small.
// With the texts of what may be refused.
const loadLogin = async (): Promise<typeof import('./attempt-login.ts')> => {
  const [login] = await Promise.all([import('./attempt-login.ts'), loadTexts(['problems'])]);
  return login;
};

function prepare(): void {
  // Without a connection it is loaded again, and its failure shown, when the form is sent.
  void loadLogin().catch(() => undefined);
}

/** Username and password, each with its fault beside it. The guard redirects after the login. */
export function LoginForm() {
  const t = useText();
  const end = useSessionEnd();
  const state: unknown = useLocation().state;
  const form = useForm({
    initial: { username: '', password: '' },
    faultsOf: loginFaults,
    send: ({ username, password }) =>
      loadLogin()
        .then(({ attemptLogin }) => attemptLogin(username, password))
        .then((text) => text && { text })
        .catch(() => ({ text: 'common:retry_dialog.text' as const })),
    returnTo: 'password',
    startsAt: 'username',
  });
  const notice = form.notice ?? (end?.hasExpired === true ? 'problems:account.session_expired' : null);

  return (
    <form onSubmit={form.submit} noValidate>
      {notice && <FormNotice text={t(notice)} />}
      {!notice && isPasswordChanged(state) && <FormNotice text={t('account:recover.done')} isGood />}
      <NameField
        {...form.fieldProps('username')}
        label={t('account:login.username')}
        autoComplete="username"
        onInput={prepare}
      />
      <PasswordField
        {...form.fieldProps('password')}
        label={t('account:login.password')}
        autoComplete="current-password"
        onFocus={prepare}
      />
      <Button type="submit" size="md" fullWidth mt="lg" loading={form.isBusy}>
        {t('account:login.log_in')}
      </Button>
    </form>
  );
}
