import { Stack } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { PageHeader } from '../../../ui/index.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { OwnSessions } from '../own-sessions.tsx';

/** A new password for who is logged in, and where else they are (C-094). */
export function Component() {
  const t = useText();
  return (
    <>
      <PageHeader title={t('account:titles.change_password')} detail={t('account:change.detail')} />
      <Stack gap="xl" maw={640}>
        <ChangePasswordForm />
        <OwnSessions />
      </Stack>
    </>
  );
}
