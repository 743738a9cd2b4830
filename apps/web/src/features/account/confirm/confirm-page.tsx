import { Anchor } from '@mantine/core';
import type { User } from '@takhti/domain';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useOptionalUser } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { FrontPage } from '../front/front-page.tsx';
import { useMailedCode } from '../passwords/use-mailed-code.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { WaitingForMail } from './waiting-for-mail.tsx';

/**
 * Where who signed up confirms their address: after the sign-up it says what to do, the link in the mail brings the code. It opens
 * with a login and without, for the mail may be read on another device.
 */
export function Component() {
  const user = useOptionalUser();
  const mailed = useMailedCode();
  const [wantsForm, setWantsForm] = useState(mailed !== '');
  const isWaiting = user?.is_unconfirmed === 1;
  if (user && !isWaiting && mailed === '') return <Navigate to="/dashboard" replace />;
  if (isWaiting && !wantsForm) return <Waiting user={user} onCode={() => setWantsForm(true)} />;
  return <WithCode mailed={mailed} />;
}

function Waiting({ user, onCode }: { user: User; onCode: () => void }) {
  const t = useText();
  return (
    <FrontPage title={t('account:confirm.title')} lead={t('account:confirm.wait_lead')}>
      <WaitingForMail email={user.email} onCode={onCode} />
    </FrontPage>
  );
}

function WithCode({ mailed }: { mailed: string }) {
  const t = useText();
  return (
    <FrontPage
      title={t('account:confirm.title')}
      lead={t(mailed === '' ? 'account:confirm.lead' : 'account:confirm.lead_with_code')}
      ways={
        <Anchor component={Link} to="/">
          {t('account:sign_up.to_login')}
        </Anchor>
      }
    >
      <ConfirmForm mailed={mailed} />
    </FrontPage>
  );
}
