import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { FormNotice } from '../front/form-notice.tsx';
import { prepareFrontCalls, withFrontCalls } from '../front/load-front-calls.ts';
import { NameField } from '../login/name-field.tsx';
import { PasswordField } from '../passwords/password-field.tsx';
import { confirmFaults } from '../passwords/password-rules.ts';
import { useForm } from '../use-form.ts';

/** Takes the code from the mail and the password of the sign-up, and opens the studio. */
export function ConfirmForm({ mailed }: { mailed: string }) {
  const t = useText();
  const navigate = useNavigate();
  const form = useForm<'code' | 'password'>({
    initial: { code: mailed, password: '' },
    faultsOf: confirmFaults,
    send: async ({ code, password }) => {
      const failure = await withFrontCalls(({ confirmAndOpen }) => confirmAndOpen(code.trim(), password));
      if (!failure) await navigate('/dashboard', { replace: true });
      return failure;
    },
    returnTo: 'password',
  });
  return (
    <form onSubmit={form.submit} noValidate>
      {form.notice && <FormNotice text={t(form.notice)} />}
      <NameField
        {...form.fieldProps('code')}
        label={t('account:recover.code')}
        autoComplete="one-time-code"
        onFocus={prepareFrontCalls}
      />
      <PasswordField
        {...form.fieldProps('password')}
        label={t('account:login.password')}
        autoComplete="current-password"
        onFocus={prepareFrontCalls}
      />
      <Button type="submit" size="md" fullWidth mt="lg" loading={form.isBusy}>
        {t('account:confirm.submit')}
      </Button>
    </form>
  );
}
