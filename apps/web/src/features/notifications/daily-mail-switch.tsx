import { Switch } from '@mantine/core';
import { saveUserData } from '@takhti/contract';
import { useCall } from '../../app/api/index.ts';
import { sessionStore, useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import classes from './notifications.module.css';

/** Whether the person wants what is unread as a mail, once a day. */
export function DailyMailSwitch() {
  const t = useText();
  const { user } = useSession();
  const saving = useCall(saveUserData, {
    onDone: ({ user_data }) => sessionStore.updateUser({ ...user, user_data }),
  });
  return (
    <Switch
      className={classes.mail}
      label={t('notifications:daily_mail')}
      description={t('notifications:daily_mail_hint')}
      checked={user.user_data['daily_mail'] === 1}
      disabled={saving.isRunning}
      onChange={(event) => void saving.run({ json: { daily_mail: event.currentTarget.checked ? 1 : 0 } })}
    />
  );
}
