import { Problem, type ReplyOf, type RequestOf, type saveAiSettings } from '@takhti/contract';
import { missingOfAi } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { writeSettingSecrets } from '../../../platform/vault/index.ts';
import { lockInstitution, selectOptionalSettings, updateSetting } from '../../account/index.ts';
import { aiKeyFor, readAi, shownAiSettings } from './kept-ai.ts';

/**
 * Settles with which service an institution generates, and so whether its authors may (C-800). A key goes with the address that it was given for: a new address starts
 * without one.
 * @throws Problem ai.changed_meanwhile, ai.incomplete
 */
export async function saveAi(
  tx: Tx,
  services: Pick<Services, 'ai' | 'outgoing' | 'vault'>,
  { institution_id }: Session,
  { settings, key, version }: RequestOf<typeof saveAiSettings>,
): Promise<ReplyOf<typeof saveAiSettings>> {
  await lockInstitution(tx, institution_id);
  const before = await readAi(tx, services, institution_id);
  if (before.settings.version !== version) throw new Problem('ai.changed_meanwhile');
  const needs = missingOfAi(settings);
  if (needs) throw new Problem('ai.incomplete', { needs });
  const secrets = { key: aiKeyFor(before, settings.address, key) };
  const kept = { ...settings, version: version + 1 };
  const { specs } = (await selectOptionalSettings(tx, institution_id)) ?? {};
  const is_ai_enabled = settings.source === 'none' ? 0 : 1;
  await updateSetting(tx, institution_id, {
    ai: kept,
    ai_secrets: writeSettingSecrets(services.vault, institution_id, 'ai_secrets', secrets),
    specs: { ...specs, is_ai_enabled },
  });
  return shownAiSettings(services, { settings: kept, secrets, is_unreadable: false });
}
