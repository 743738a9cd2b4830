import { Switch } from '@mantine/core';
import { useKeep } from '../../app/preferences/index.ts';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';

/** Whether the person wants what is unread as a mail, once a day. */
export function DailyMailSwitch() {
  const t = useText();
  const { user } = useSession();
  const { keep, isRunning } = useKeep();
  return (
    <Switch
      label={t('notifications:daily_mail')}
      description={t('notifications:daily_mail_hint')}
      checked={user.user_data['daily_mail'] === 1}
      disabled={isRunning}
      onChange={(event) => void keep({ daily_mail: event.currentTarget.checked ? 1 : 0 })}
    />
  );
}
