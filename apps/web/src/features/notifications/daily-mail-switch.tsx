import { Switch } from '@mantine/core';
import { saveUserData } from '@takhti/contract';
import type { Flag } from '@takhti/domain';
import { useCall } from '../../app/api/index.ts';
import { sessionStore, useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';

/** Whether the person wants what is unread as a mail, once a day. */
export function DailyMailSwitch() {
  const t = useText();
  const { user } = useSession();
  const saving = useCall(saveUserData);

  async function save(daily_mail: Flag): Promise<void> {
    const reply = await saving.run({ json: { daily_mail } });
    if (reply) sessionStore.updateUser({ ...user, user_data: reply.user_data });
  }

  return (
    <Switch
      label={t('notifications:daily_mail')}
      description={t('notifications:daily_mail_hint')}
      checked={user.user_data['daily_mail'] === 1}
      disabled={saving.isRunning}
      onChange={(event) => void save(event.currentTarget.checked ? 1 : 0)}
    />
  );
}
