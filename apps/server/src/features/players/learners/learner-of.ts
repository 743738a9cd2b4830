import { Problem } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import type { Learner } from '../../../http/learner.ts';
import { authenticate, readLaunchToken } from '../../account/index.ts';
import { isLtiToken, readLtiLaunch } from '../../lms/index.ts';

interface Asked {
  readonly institution_id: number;
  readonly content_id: string;
  readonly user_id: string;
  readonly auth_token?: string | undefined;
}

type Base = Pick<Services, 'db' | 'clock' | 'vault' | 'files' | 'settings'>;

/**
 * Who begins an attempt: whom the LMS's token names, else who is logged in, where the player sends a session because attempts are
 * counted; else whom the address names.
 * @throws Problem players.token_refused: a person with a refused token must not continue as an unknown learner without notice
 */
export async function learnerOf(base: Base, asked: Asked, bearer: string): Promise<Learner> {
  if (asked.auth_token !== undefined) return learnerOfToken(base, asked, asked.auth_token);
  const session_user = bearer === '' ? undefined : await userOf(base, asked, bearer);
  return session_user === undefined
    ? { user_id: asked.user_id, known_by: '' }
    : { user_id: session_user, known_by: 'session' };
}

/**
 * Who saves an attempt; nobody where its secret is given, for then nothing else is asked: a token may be over by the end.
 * @throws Problem players.token_refused
 */
export async function savingLearner(
  base: Base,
  asked: Asked & { readonly attempt_token?: string | undefined },
  bearer: string,
): Promise<Learner> {
  return asked.attempt_token === undefined ? learnerOf(base, asked, bearer) : { user_id: '', known_by: '' };
}

async function learnerOfToken(
  base: Base,
  { institution_id, content_id }: Asked,
  token: string,
): Promise<Learner> {
  if (isLtiToken(token)) {
    const launch = await readLtiLaunch(base, institution_id, token);
    if (launch?.content_id !== content_id) throw new Problem('players.token_refused');
    return { user_id: launch.person_id, known_by: 'lti', lti_launch_id: launch.launch_id };
  }
  const said = await readLaunchToken(base, token);
  const isForThis =
    said?.institution_id === institution_id &&
    (said.content_id === undefined || said.content_id === content_id);
  if (!said || !isForThis) throw new Problem('players.token_refused');
  return { user_id: said.learner_id, known_by: 'lms' };
}

// A session that is over counts as none, and so does one of another institution: no reason to turn a learner away.
async function userOf(base: Base, { institution_id }: Asked, bearer: string): Promise<string | undefined> {
  try {
    const session = await authenticate(base, bearer);
    const isKnown = !session.is_visitor && !session.is_unconfirmed;
    return !isKnown || session.institution_id !== institution_id ? undefined : session.viewer.user_id;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
