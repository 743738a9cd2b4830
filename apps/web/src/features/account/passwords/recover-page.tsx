import { Anchor, Button } from '@mantine/core';
import { limits } from '@takhti/domain';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { FormNotice } from '../front/form-notice.tsx';
import { FrontPage } from '../front/front-page.tsx';
import { prepareFrontCalls, withFrontCalls } from '../front/load-front-calls.ts';
import { NameField } from '../login/name-field.tsx';
import { passwordChanged } from './password-changed.ts';
import { PasswordField } from './password-field.tsx';
import { recoverFaults } from './password-rules.ts';
import { useMailedCode } from './use-mailed-code.ts';
import { useForm } from '../use-form.ts';

/** Takes the code from a mail and a new password (C-053, C-057). */
export function Component() {
  const t = useText();
  const navigate = useNavigate();
  const mailed = useMailedCode();
  const form = useForm({
    initial: { code: mailed, password: '', repeated: '' },
    faultsOf: recoverFaults,
    send: async ({ code, password }) => {
      const failure = await withFrontCalls(({ setPasswordByCode }) =>
        setPasswordByCode(code.trim(), password),
      );
      if (!failure) await navigate('/', { replace: true, state: passwordChanged });
      return failure;
    },
    returnTo: 'password',
  });
  return (
    <FrontPage
      title={t('account:recover.title')}
      lead={t(mailed === '' ? 'account:recover.lead' : 'account:recover.lead_with_code')}
      ways={
        <>
          <Anchor component={Link} to="/">
            {t('account:sign_up.to_login')}
          </Anchor>
          <Anchor component={Link} to="/forgot-password">
            {t('account:recover.new_code')}
          </Anchor>
        </>
      }
    >
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
          label={t('account:password.new')}
          description={t('account:password.rule', limits.password)}
          autoComplete="new-password"
          onFocus={prepareFrontCalls}
        />
        <PasswordField
          {...form.fieldProps('repeated')}
          label={t('account:password.repeated')}
          autoComplete="new-password"
        />
        <Button type="submit" size="md" fullWidth mt="lg" loading={form.isBusy}>
          {t('account:recover.submit')}
        </Button>
      </form>
    </FrontPage>
  );
}
