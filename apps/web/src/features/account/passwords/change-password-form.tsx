import { Button, Paper } from '@mantine/core';
import { changePassword, Problem, type ReplyOf } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { sendCall } from '../../../app/api/index.ts';
import { sessionStore, useSession } from '../../../app/session/index.ts';
import { hashPassword } from '../../../app/session/password-hash.ts';
import { useText } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';
import { FormNotice } from '../front/form-notice.tsx';
import { PasswordField } from './password-field.tsx';
import { changeFaults } from './password-rules.ts';
import { useForm, type FormFailure } from '../use-form.ts';

type Field = 'old_password' | 'password' | 'repeated';

/** Sets a new password, and takes the session's new tokens: its old ones are worth nothing from then on. */
async function change(old_password: string, password: string): Promise<FormFailure<Field> | null> {
  const isShownHere = ({ problem }: Problem): boolean =>
    problem === 'account.wrong_password' || problem === 'account.too_many_attempts';
  try {
    const request = {
      old_password: await hashPassword(old_password),
      password: await hashPassword(password),
    };
    const takeTokens = async (tokens: ReplyOf<typeof changePassword>): Promise<void> =>
      sessionStore.renew(tokens);
    await sendCall(changePassword, request, { handles: isShownHere, beforeRefresh: takeTokens });
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) return { text: 'account:change.failed' };
    const text = `problems:${error.problem}` as const;
    return error.problem === 'account.wrong_password' ? { text, field: 'old_password' } : { text };
  }
}

/** Old password, new one, and that once more. */
export function ChangePasswordForm() {
  const t = useText();
  const { user } = useSession();
  const form = useForm<Field>({
    initial: { old_password: '', password: '', repeated: '' },
    faultsOf: changeFaults,
    send: async ({ old_password, password }) => {
      const failure = await change(old_password, password);
      if (failure) return failure;
      form.reset();
      showToast({ kind: 'success', text: t('account:change.done') });
      return null;
    },
    returnTo: 'old_password',
  });
  return (
    <Paper component="form" withBorder p="lg" radius="lg" onSubmit={form.submit} noValidate>
      {form.notice && <FormNotice text={t(form.notice)} />}
      {/* Password managers learn by it whose password this is. */}
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordField
        {...form.fieldProps('old_password')}
        label={t('account:change.old')}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.fieldProps('password')}
        label={t('account:password.new')}
        description={t('account:password.rule', limits.password)}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.fieldProps('repeated')}
        label={t('account:password.repeated')}
        autoComplete="new-password"
      />
      <Button type="submit" mt="xs" loading={form.isBusy}>
        {t('account:change.submit')}
      </Button>
    </Paper>
  );
}
