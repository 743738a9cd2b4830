import { Problem } from '@takhti/contract';
import { isWebAddress, playerPathOf } from '@takhti/domain';
import type { Services } from '../../../../http/services.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { makeEntryToken, noPassword } from '../../../account/index.ts';
import { selectOptionalPublication } from '../../../publications/index.ts';
import { selectOptionalPlatform, type KeptPlatform } from '../platforms/platforms.queries.ts';
import { hashSecret, makeSecret } from '../secrets.ts';
import { LtiLaunchRefused } from '../lti-launch-refused.ts';
import { keepRefusal } from './accept-launch.ts';
import { accountOf } from './account-of.ts';
import { Launch } from './claims.ts';
import { insertLaunch } from './launches.queries.ts';
import { selectOptionalLogin, updateFirstEntered, updatePicking } from './logins.queries.ts';
import { upsertPerson } from './people.queries.ts';
import { courseRolesOf } from './roles.ts';

type Base = Pick<Services, 'db' | 'clock' | 'settings'>;

/** How long a page of a platform waits for the picked content. */
const picking_ms = 8 * 3600_000;

/** How long an answer may be lost on its way, so that the same browser asks for it again. */
const again_ms = 60_000;

interface Entering {
  readonly institution_id: number;
  readonly login_id: string;
  readonly proof: string;
}

/**
 * Where a launch leads: content in the player, the picker, or the studio. Only for the browser that began it: anyone who makes somebody
 * else's browser post a launch of their own would have them work under a foreign name.
 * @throws Problem lti.other_browser, lti.turned_away
 */
export async function enter(
  base: Base,
  { institution_id, login_id, proof }: Entering,
): Promise<{ address: string }> {
  const { db, clock } = base;
  const { login, platform } = await db.inReadTransaction(async (tx) => {
    const found = await selectOptionalLogin(tx, { institution_id, login_id });
    return { login: found, platform: found && (await selectOptionalPlatform(tx, found)) };
  });
  const isOver = !login || Date.parse(login.expires_on) <= clock.now().getTime();
  if (isOver || !platform || login.claims === null)
    throw new Problem('lti.turned_away', { reason: 'no_login' });
  if (hashSecret(proof) !== login.proof_hash) throw new Problem('lti.other_browser');
  const launch = Launch.parse(login.claims);
  const password_hash = await noPassword();
  try {
    return await db.inTransaction((tx) => open(tx, base, { platform, login_id, launch, password_hash }));
  } catch (error) {
    if (!(error instanceof LtiLaunchRefused)) throw error;
    await keepRefusal(base, platform, error);
    throw new Problem('lti.turned_away', { reason: error.reason });
  }
}

interface Opening {
  readonly platform: KeptPlatform;
  readonly login_id: string;
  readonly launch: Launch;
  readonly password_hash: string;
}

async function open(tx: Tx, { clock }: Base, opening: Opening): Promise<{ address: string }> {
  const { platform, login_id, launch, password_hash } = opening;
  const { institution_id, platform_id } = platform;
  const { sub, full_name, email } = launch;
  const now = clock.now();
  const entered_on = Date.parse(await updateFirstEntered(tx, { institution_id, login_id }, now));
  // The next person at the same browser must not get this session.
  if (now.getTime() - entered_on > again_ms) throw new Problem('lti.turned_away', { reason: 'no_login' });
  const person = await upsertPerson(tx, { institution_id, platform_id, sub, full_name });
  const { isLearner, studio } = courseRolesOf(launch.roles);
  if (launch.message_type === 'LtiResourceLinkRequest' && launch.content_id !== '') {
    const playing = { ...opening, person_id: person.person_id, isLearner, isTeacher: studio !== null };
    return { address: await play(tx, clock.now(), playing) };
  }
  if (studio === null) throw new LtiLaunchRefused(launch.deep_linking ? 'no_account' : 'no_content');
  const coming = { ...person, full_name, email, role: studio };
  const { user_id, role } = await accountOf(tx, platform, coming, password_hash);
  const token = await makeEntryToken(tx, { institution_id, user_id, role }, clock.now());
  const query = new URLSearchParams({ isLms: '1', isTeacher: studio === 'teacher' ? '1' : '0', token });
  // The platform's administrator may be a stranger: the studio offers it as an address to go back to.
  if (isWebAddress(launch.return_url)) query.set('redirect_url', launch.return_url);
  if (!launch.deep_linking) {
    query.set('full_access', '1');
    return { address: `/${role === 'teacher' ? 'content' : 'dashboard'}?${query.toString()}` };
  }
  const expires_on = new Date(entered_on + picking_ms);
  await updatePicking(tx, { institution_id, login_id }, { user_id, expires_on });
  query.set('institution_id', String(institution_id));
  query.set('lti', login_id);
  if (launch.deep_linking.accept_multiple !== false) query.set('multiple', '1');
  return { address: `/content-picker?${query.toString()}` };
}

interface Playing extends Opening {
  readonly person_id: string;
  readonly isLearner: boolean;
  /** Teachers see the results of the course first. */
  readonly isTeacher: boolean;
}

async function play(
  tx: Tx,
  now: Date,
  { platform, launch, person_id, isLearner, isTeacher }: Playing,
): Promise<string> {
  const { institution_id, platform_id } = platform;
  const { content_id, context_title, scores, resource_link_id, members_url } = launch;
  const publication = await selectPlayed(tx, institution_id, content_id);
  const claims = Buffer.from(JSON.stringify({ institution_id, sub: person_id })).toString('base64url');
  // In the form of the tokens that LMSs sign, of which the player reads whose they are.
  const token = `lti.${claims}.${makeSecret()}`;
  await insertLaunch(tx, {
    institution_id,
    launch_id: newId(),
    platform_id,
    person_id,
    token_hash: hashSecret(token),
    content_id,
    is_learner: isLearner ? 1 : 0,
    is_teacher: isTeacher ? 1 : 0,
    context_title,
    resource_link_id,
    members_url,
    scores: scores && { ...scores, resource_link_id },
    created_on: now,
  });
  if (isTeacher) {
    const query = new URLSearchParams({ token, locale: launch.locale });
    return `/lti/${institution_id}/results?${query.toString()}`;
  }
  const { content_type } = publication;
  const path = playerPathOf({ content_id, content_type, institution_id, user_id: person_id });
  return `${path}&auth_token=${encodeURIComponent(token)}`;
}

async function selectPlayed(tx: Tx, institution_id: number, content_id: string) {
  const isId = /^[0-9a-f-]{36}$/i.test(content_id);
  const publication = isId ? await selectOptionalPublication(tx, institution_id, content_id) : undefined;
  if (!publication) throw new LtiLaunchRefused('no_content', content_id);
  return publication;
}
