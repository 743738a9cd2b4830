import type { Services } from '../../../http/services.ts';
import { settingsFor } from './jwt-login.queries.ts';
import { readToken } from './jwt-token.ts';

/**
 * Who an institution's LMS says that its learner is, by a token that it signed for launches; undefined for every token that is not
 * good. It is for another audience than a login: a learner who finds it in an address must not get into the studio with it.
 */
export async function readLaunchToken(
  { db, clock, vault, settings: product }: Pick<Services, 'db' | 'clock' | 'vault' | 'settings'>,
  token: string,
): Promise<{ institution_id: number; learner_id: string; content_id: string | undefined } | undefined> {
  const settings = await db.inReadTransaction((tx) => settingsFor(tx, vault, token));
  if (!settings) return undefined;
  const audience = launchAudience(settings.audience);
  const claims = await readToken(token, { ...settings, audience }, clock.now());
  if (!claims || product.closed_institutions.has(claims.institution_id)) return undefined;
  const { institution_id, sub, content_id } = claims;
  return { institution_id, learner_id: sub, content_id };
}

/** The audience of tokens for launches, where that of logins is the given one. */
export function launchAudience(audience: string): string {
  return `${audience}:launch`;
}
