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

/** The keys of one platform as they came last, and what is under way or was tried since. */
interface Kept {
  keys: { readonly of: KeySetOf; readonly on: number } | null;
  fetching: Promise<KeySetOf> | null;
  asked_on: number;
}

/** Makes the keeper of platforms' keys, with one fetch at a time for each address. A fetch that fails leaves the keys that are there. */
export function keepPlatformKeys({ outgoing, clock }: Pick<Services, 'outgoing' | 'clock'>): PlatformKeys {
  const kept = new Map<string, Kept>();

  async function fetchKeys(address: string): Promise<KeySetOf> {
    const answer = await outgoing.get({ address });
    if (answer.kind === 'no_answer') throw new LtiLaunchRefused('keys_unreachable', answer.fault);
    const keys = answer.status === 200 ? keysIn(answer.text) : undefined;
    if (!keys) throw new LtiLaunchRefused('keys_unreachable', `HTTP ${answer.status}`);
    return createLocalJWKSet(keys);
  }

  async function renew(address: string, entry: Kept, now: number): Promise<KeySetOf> {
    kept.delete(address);
    kept.set(address, entry);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    entry.asked_on = now;
    try {
      const keys = await fetchKeys(address);
      entry.keys = { of: keys, on: now };
      return keys;
    } finally {
      entry.fetching = null;
    }
  }

  return {
    async of({ jwks_url }, isForced) {
      const now = clock.now().getTime();
      const entry = kept.get(jwks_url) ?? { keys: null, fetching: null, asked_on: -Infinity };
      const { keys } = entry;
      // After a failure the next launch fetches again, unless there are keys that may do.
      if (
        keys &&
        isWithin(now - keys.on, kept_ms) &&
        !(isForced && !isWithin(now - entry.asked_on, pause_ms))
      )
        return keys.of;
      entry.fetching ??= renew(jwks_url, entry, now);
      return entry.fetching;
    },
  };
}

// A clock that was put back makes them old as well.
function isWithin(age: number, most_ms: number): boolean {
  return age >= 0 && age < most_ms;
}

function keysIn(text: string): JSONWebKeySet | undefined {
  return KeySet.safeParse(parseForeign(text)).data;
}
