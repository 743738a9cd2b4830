import { z } from 'zod';
import type { Services } from '../../../../http/services.ts';
import type { Answer } from '../../../../platform/outgoing/index.ts';
import { readAnswer, type Outcome } from '../../systems/read-answer.ts';
import { signByInstitution } from '../keys/keys.ts';
import type { KeptPlatform } from '../platforms/platforms.queries.ts';

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().optional() });
const assertion = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
/** Used if a platform does not say how long a token is valid. */
const usual_seconds = 300;
const most_seconds = 3_600;
const margin_ms = 30_000;

/** Keeps the tokens with which services of platforms are called, each for its scopes. */
export interface AccessTokens {
  /** A token, or why there is none. */
  of(
    platform: KeptPlatform,
    scopes: readonly string[],
  ): Promise<string | Extract<Outcome, { kind: 'refused' }>>;
  /** Deletes a token that the platform no longer accepts. */
  drop(platform: KeptPlatform, scopes: readonly string[]): void;
}

/** Makes the keeper of access tokens: got by a JWT that the institution signs (IMS Security Framework 1.0, section 4.1.1). */
export function keepAccessTokens(base: Pick<Services, 'db' | 'clock' | 'outgoing' | 'vault'>): AccessTokens {
  const kept = new Map<string, { readonly token: string; readonly until: number }>();
  const keyOf = ({ platform_id, version }: KeptPlatform, scopes: readonly string[]): string =>
    `${platform_id} ${version} ${scopes.join(' ')}`;

  return {
    async of(platform, scopes) {
      const key = keyOf(platform, scopes);
      const now = base.clock.now().getTime();
      const before = kept.get(key);
      if (before && before.until > now) return before.token;
      const { institution_id, client_id, token_url } = platform;
      const signed = await signByInstitution(
        base,
        institution_id,
        { iss: client_id, sub: client_id, aud: token_url },
        60,
      );
      const answer = await base.outgoing.post({
        address: token_url,
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_assertion_type: assertion,
          client_assertion: signed,
          scope: scopes.join(' '),
        }),
      });
      const given = tokenIn(answer);
      if ('kind' in given) return given;
      // Expired tokens are deleted: platforms choose the scopes, and so the number of keys.
      for (const [each, { until }] of kept) if (until <= now) kept.delete(each);
      const seconds = Math.min(given.expires_in ?? usual_seconds, most_seconds);
      kept.set(key, { token: given.access_token, until: now + seconds * 1000 - margin_ms });
      return given.access_token;
    },
    drop: (platform, scopes) => void kept.delete(keyOf(platform, scopes)),
  };
}

function tokenIn(answer: Answer): z.infer<typeof Token> | Extract<Outcome, { kind: 'refused' }> {
  const outcome = readAnswer(answer);
  // A platform that does not know our key answers 400: that can be repaired there.
  if (outcome.kind === 'refused')
    return { ...outcome, fault: outcome.fault === 'rejected' ? 'unauthorized' : outcome.fault };
  const token = Token.safeParse(outcome.data).data;
  return token ?? { kind: 'refused', fault: 'unauthorized', text: '' };
}
