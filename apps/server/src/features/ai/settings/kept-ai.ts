import type { ReplyOf, readAiSettings } from '@takhti/contract';
import { AiSettings } from '@takhti/domain';
import { z } from 'zod';
import type { Services } from '../../../http/services.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { secretFor } from '../../../platform/outgoing/index.ts';
import { readSettingSecrets } from '../../../platform/vault/index.ts';
import { selectOptionalSettings } from '../../account/index.ts';
import type { Provider } from '../provider/ask-model.ts';

const Kept = AiSettings.extend({ version: z.int().default(0) });
const Secrets = z.object({ key: z.string().default('') });

export interface KeptAi {
  readonly settings: z.infer<typeof Kept>;
  readonly secrets: z.infer<typeof Secrets>;
  /** Whether a key is there that was encrypted with a key that this server does not have. */
  readonly is_unreadable: boolean;
}

/** With which service an institution generates: with the server's where it may and nothing is settled. */
export async function readAi(
  tx: Tx,
  { vault }: Pick<Services, 'vault'>,
  institution_id: number,
): Promise<KeptAi> {
  const all = await selectOptionalSettings(tx, institution_id);
  const usual = { source: all?.specs?.['is_ai_enabled'] === 1 ? 'server' : 'none' };
  const { value, unreadable } = readSettingSecrets(vault, institution_id, 'ai_secrets', all?.ai_secrets);
  return {
    settings: Kept.parse(all?.ai ?? usual),
    secrets: Secrets.parse(value),
    is_unreadable: unreadable.length > 0,
  };
}

/** The key that goes to an address: none where another is kept for elsewhere and none was typed. */
export function aiKeyFor(
  { settings, secrets }: Omit<KeptAi, 'is_unreadable'>,
  address: string,
  typed: string | undefined,
): string {
  return secretFor({ typed, kept: secrets.key, went_to: [settings.address], goes_to: [address] }) ?? '';
}

type Base = Pick<Services, 'ai' | 'outgoing'>;

/** The service that these settings lead to; null where there is none. */
export function providerOf(
  { ai, outgoing }: Base,
  { settings, secrets }: Pick<KeptAi, 'secrets'> & { readonly settings: AiSettings },
): Provider | null {
  if (settings.source === 'server') return ai;
  if (settings.source === 'none' || settings.address === '') return null;
  return { address: settings.address, model: settings.model, key: secrets.key, outgoing };
}

/** Settings without what must not be seen. */
export function shownAiSettings(
  { ai, outgoing }: Base,
  { settings, secrets, is_unreadable }: KeptAi,
): ReplyOf<typeof readAiSettings> {
  return {
    ...settings,
    has_key: secrets.key !== '',
    is_key_unreadable: is_unreadable,
    address_fault: settings.source === 'own' ? outgoing.refusalOf(settings.address) : null,
    server_model: ai?.model ?? null,
  };
}
