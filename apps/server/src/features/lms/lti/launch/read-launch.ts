import type { Services } from '../../../../http/services.ts';
import { hashSecret } from '../secrets.ts';
import { selectOptionalLaunchByToken } from './launches.queries.ts';

/** How long a page that a platform opened may begin attempts. */
const life_ms = 24 * 3600_000;

/** Whether a token is of a launch by LTI, and not one that an LMS signed for us. */
export function isLtiToken(token: string): boolean {
  return token.startsWith('lti.');
}

/** The owner of a launch token by LTI, and what it opens; undefined if it is no longer valid. */
export async function readLtiLaunch(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  institution_id: number,
  token: string,
) {
  const since = new Date(clock.now().getTime() - life_ms);
  const token_hash = hashSecret(token);
  return db.readOne((tx) => selectOptionalLaunchByToken(tx, { institution_id, token_hash, since }));
}
