import { Anchor, Button } from '@mantine/core';
import { limits } from '@takhti/domain';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { FormNotice } from '../front/form-notice.tsx';
import { FrontPage } from '../front/front-page.tsx';
import { prepareFrontCalls, withFrontCalls } from '../front/load-front-calls.ts';
import { NameField } from './name-field.tsx';
import { PasswordField } from '../passwords/password-field.tsx';
import { emailFaults, newPasswordFaults } from '../passwords/password-rules.ts';
import { useForm } from '../use-form.ts';

/** An account of one's own; the studio opens with it (C-279, C-704). */
export function Component() {
  const t = useText();
  const form = useForm<'email' | 'password'>({
    initial: { email: '', password: '' },
    faultsOf: (values) => ({ ...emailFaults(values), ...newPasswordFaults(values) }),
    send: ({ email, password }) =>
      withFrontCalls(({ signUpAndLogIn }) => signUpAndLogIn(email.trim(), password)),
    returnTo: 'email',
  });
  return (
    <FrontPage
      title={t('account:sign_up.title')}
      lead={t('account:sign_up.lead')}
      ways={
        <Anchor component={Link} to="/">
          {t('account:sign_up.to_login')}
        </Anchor>
      }
    >
      <form onSubmit={form.submit} noValidate>
        {form.notice && <FormNotice text={t(form.notice)} />}
        <NameField
          {...form.fieldProps('email')}
          type="email"
          label={t('account:email')}
          autoComplete="username"
          onFocus={prepareFrontCalls}
        />
        <PasswordField
          {...form.fieldProps('password')}
          label={t('account:login.password')}
          description={t('account:password.rule', limits.password)}
          autoComplete="new-password"
          onFocus={prepareFrontCalls}
        />
        <Button type="submit" size="md" fullWidth mt="lg" loading={form.isBusy}>
          {t('account:sign_up.submit')}
        </Button>
      </form>
    </FrontPage>
  );
}
