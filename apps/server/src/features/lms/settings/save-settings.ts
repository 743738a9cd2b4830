import {
  Problem,
  type ReplyOf,
  type RequestOf,
  type readLmsSettings,
  type saveLmsSettings,
} from '@takhti/contract';
import { missingAddress, secretsSent } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { writeSettingSecrets } from '../../../platform/vault/index.ts';
import { lockInstitution, updateSetting } from '../../account/index.ts';
import { readLms, type KeptLms } from './kept-settings.ts';
import { secretsFor } from './secrets-for.ts';

type SettingsReply = ReplyOf<typeof readLmsSettings>;

/** Settings without what must not be seen. */
export function settingsReply({ settings, secrets, unreadable }: KeptLms): SettingsReply {
  return {
    ...settings,
    has_token: secrets.token !== '',
    has_key: secrets.key !== '',
    has_lrs_secret: secrets.lrs_secret !== '',
    unreadable: [...unreadable],
  };
}

/**
 * Settles the other systems of an institution.
 * @throws Problem lms.changed_meanwhile, lms.secret_needed, lms.address_missing, lms.key_missing
 */
export async function saveLms(
  tx: Tx,
  services: Pick<Services, 'vault'>,
  { institution_id }: Session,
  { settings, token, key, lrs_secret, version }: RequestOf<typeof saveLmsSettings>,
): Promise<SettingsReply> {
  await lockInstitution(tx, institution_id);
  const before = await readLms(tx, services, institution_id);
  if (before.settings.version !== version) throw new Problem('lms.changed_meanwhile');
  const ofNow = secretsFor(before, settings.addresses, { token, lrs_secret });
  const unset = secretsSent.filter((name) => ofNow[name] === null);
  if (unset.length > 0) throw new Problem('lms.secret_needed', { secrets: unset });
  const secrets = {
    token: ofNow.token ?? '',
    // It is sent nowhere: what is encrypted with it is.
    key: key ?? before.secrets.key,
    lrs_secret: ofNow.lrs_secret ?? '',
  };
  const missing = missingAddress(settings);
  if (missing) throw new Problem('lms.address_missing', missing);
  if (settings.results_by === 'callback' && settings.addresses.results !== '' && secrets.key === '')
    throw new Problem('lms.key_missing');
  const kept = { ...settings, origins: [...new Set(settings.origins)], version: version + 1 };
  await updateSetting(tx, institution_id, {
    lms: kept,
    lms_secrets: writeSettingSecrets(services.vault, institution_id, 'lms_secrets', secrets),
  });
  return settingsReply({ settings: kept, secrets, unreadable: [] });
}
