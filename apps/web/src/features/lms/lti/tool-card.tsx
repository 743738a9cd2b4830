import { Button } from '@mantine/core';
import { inviteLtiPlatform, renewLtiKey, type listLtiPlatforms, type ReplyOf } from '@takhti/contract';
import { useState } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { confirm, RelativeTime, showToast } from '../../../ui/index.ts';
import { CopyLine } from './copy-line.tsx';
import classes from './lti.module.css';

type ToolCardProps = Pick<ReplyOf<typeof listLtiPlatforms>, 'tool' | 'key_made_on'>;

/** The product's addresses for an LMS: three addresses, or one with which it registers itself. */
export function ToolCard({ tool, key_made_on }: ToolCardProps) {
  const t = useText();
  const invite = useCall(inviteLtiPlatform);
  const renew = useCall(renewLtiKey);
  const [invitation, setInvitation] = useState<string | null>(null);

  async function makeInvitation(): Promise<void> {
    const made = await invite.run({});
    if (made) setInvitation(made.address);
  }

  async function renewKey(): Promise<void> {
    const isSure = await confirm({
      title: t('lms:lti.renew_title'),
      text: t('lms:lti.renew_text'),
      confirmLabel: t('lms:lti.renew'),
    });
    if (isSure && (await renew.run({}))) showToast({ kind: 'success', text: t('lms:lti.renewed') });
  }

  return (
    <section className={classes.card}>
      <h2>{t('lms:lti.tool')}</h2>
      <p className={classes.lead}>{t('lms:lti.tool_lead')}</p>
      <div className={classes.buttons}>
        <Button variant="default" loading={invite.isRunning} onClick={() => void makeInvitation()}>
          {t('lms:lti.invite')}
        </Button>
      </div>
      <div role="status">
        {invitation !== null && (
          <>
            <dl className={classes.lines}>
              <CopyLine label={t('lms:lti.invitation')} value={invitation} />
            </dl>
            <p className={classes.lead}>{t('lms:lti.invitation_hint')}</p>
          </>
        )}
      </div>
      <h3>{t('lms:lti.by_hand')}</h3>
      <dl className={classes.lines}>
        <CopyLine label={t('lms:lti.login')} value={tool.login} />
        <CopyLine label={t('lms:lti.launch')} value={tool.launch} />
        <CopyLine label={t('lms:lti.keys')} value={tool.keys} />
      </dl>
      <div className={classes.buttons}>
        {key_made_on !== null && (
          <span className={classes.facts}>
            {t('lms:lti.key_since')} <RelativeTime instant={key_made_on} />
          </span>
        )}
        <Button variant="subtle" size="compact-md" loading={renew.isRunning} onClick={() => void renewKey()}>
          {t('lms:lti.renew')}
        </Button>
      </div>
    </section>
  );
}
