import { Button } from '@mantine/core';
import { removeLtiPlatform, saveLtiPlatform } from '@takhti/contract';
import { LtiPlatformSettings, type LtiPlatform } from '@takhti/domain';
import { useCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { confirm, RelativeTime, showToast } from '../../../ui/index.ts';
import classes from './lti.module.css';

interface PlatformRowProps {
  readonly platform: LtiPlatform;
  readonly onEdit: () => void;
}

/** One LMS: who it is, whether it works, and what to do where it does not. */
export function PlatformRow({ platform, onEdit }: PlatformRowProps) {
  const t = useText();
  const save = useCall(saveLtiPlatform);
  const remove = useCall(removeLtiPlatform);
  const { platform_id, name, issuer, client_id, deployments, last_launch_on, last_refusal, version } =
    platform;
  const { creates_people, matches_email } = platform;
  const unknown = last_refusal?.reason === 'unknown_deployment' ? last_refusal.detail : '';

  async function accept(): Promise<void> {
    const settings = LtiPlatformSettings.parse(platform);
    const changed = { ...settings, deployments: [...deployments, unknown] };
    if (await save.run({ platform_id, platform: changed, version }))
      showToast({ kind: 'success', text: t('lms:lti.saved') });
  }

  async function removeIt(): Promise<void> {
    const isSure = await confirm({
      title: t('lms:lti.remove_title', { name }),
      text: t('lms:lti.remove_text'),
      confirmLabel: t('lms:lti.remove'),
      isDangerous: true,
    });
    if (isSure && (await remove.run({ platform_id })))
      showToast({ kind: 'success', text: t('lms:lti.removed') });
  }

  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <div className={classes.facts}>
          <bdi dir="ltr">{issuer}</bdi>
          <span>
            {t('lms:lti.client_id')}: <bdi dir="ltr">{client_id}</bdi>
          </span>
          <span>
            {last_launch_on === null ? (
              t('lms:lti.never')
            ) : (
              <>
                {t('lms:lti.last_launch')} <RelativeTime instant={last_launch_on} />
              </>
            )}
          </span>
        </div>
        {deployments.length === 0 && <p className={classes.warning}>{t('lms:lti.no_deployment')}</p>}
        {creates_people === 0 && matches_email === 0 && (
          <p className={classes.warning}>{t('lms:lti.no_accounts')}</p>
        )}
        {last_refusal && (
          <p className={classes.fault}>
            {t('lms:lti.turned_away')} <RelativeTime instant={last_refusal.on} />:{' '}
            {t(`lms:refusals.${last_refusal.reason}`)}
            {last_refusal.detail !== '' && (
              <>
                {' '}
                <bdi>({last_refusal.detail})</bdi>
              </>
            )}
          </p>
        )}
      </div>
      <div className={classes.buttons}>
        {unknown !== '' && (
          <Button size="sm" loading={save.isRunning} onClick={() => void accept()}>
            {t('lms:lti.accept', { id: unknown })}
          </Button>
        )}
        <Button variant="default" size="sm" aria-label={t('lms:lti.edit_named', { name })} onClick={onEdit}>
          {t('lms:lti.edit')}
        </Button>
        <Button
          variant="subtle"
          color="brick"
          size="sm"
          loading={remove.isRunning}
          aria-label={t('lms:lti.remove_named', { name })}
          onClick={() => void removeIt()}
        >
          {t('lms:lti.remove')}
        </Button>
      </div>
    </li>
  );
}
