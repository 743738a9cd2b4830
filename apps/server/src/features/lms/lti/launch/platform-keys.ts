import { createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { z } from 'zod';
import type { Services } from '../../../../http/services.ts';
import { parseForeign } from '../../../../platform/json/storable-json.ts';
import type { KeptPlatform } from '../platforms/platforms.queries.ts';
import { LtiLaunchRefused } from '../lti-launch-refused.ts';

const KeySet = z.looseObject({ keys: z.array(z.looseObject({ kty: z.string() })).max(100) });

/** Fetched keys are valid for this time. */
const kept_ms = 3600_000;
/** A key that is not among them is looked for again, but no more often. */
const pause_ms = 20_000;
const most = 500;

type KeySetOf = ReturnType<typeof createLocalJWKSet>;

/** Keeps the public keys of platforms, so that not every launch fetches them. */
export interface PlatformKeys {
  /**
   * The keys of a platform.
   * @param isForced fetches them again, because the key of a signature is not among the kept ones
   * @throws LtiLaunchRefused keys_unreachable
   */
  of(platform: Pick<KeptPlatform, 'jwks_url'>, isForced: boolean): Promise<KeySetOf>;
}

/** Makes the keeper of platforms' keys, with one fetch at a time for each address. */
export function keepPlatformKeys({ outgoing, clock }: Pick<Services, 'outgoing' | 'clock'>): PlatformKeys {
  const kept = new Map<string, { readonly keys: Promise<KeySetOf>; readonly on: number }>();

  async function fetchKeys(address: string): Promise<KeySetOf> {
    const answer = await outgoing.get({ address });
    if (answer.kind === 'no_answer') throw new LtiLaunchRefused('keys_unreachable', answer.fault);
    const keys = answer.status === 200 ? keysIn(answer.text) : undefined;
    if (!keys) throw new LtiLaunchRefused('keys_unreachable', `HTTP ${answer.status}`);
    return createLocalJWKSet(keys);
  }

  return {
    async of({ jwks_url }, isForced) {
      const now = clock.now().getTime();
      const before = kept.get(jwks_url);
      const age = before ? now - before.on : Infinity;
      if (before && age >= 0 && age < (isForced ? pause_ms : kept_ms)) return before.keys;
      const keys = fetchKeys(jwks_url);
      kept.delete(jwks_url);
      kept.set(jwks_url, { keys, on: now });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      // After a failure the next launch fetches again.
      keys.catch(() => kept.delete(jwks_url));
      return keys;
    },
  };
}

function keysIn(text: string): JSONWebKeySet | undefined {
  return KeySet.safeParse(parseForeign(text)).data;
}
