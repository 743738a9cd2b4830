import { Stack } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { PageHeader } from '../../../ui/index.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { OwnSessions } from '../own-sessions.tsx';

/** Changes the person's password, and lists their other sessions (C-094). */
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
