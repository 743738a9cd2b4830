import { playerPathOf } from '@takhti/domain';
import type { Services } from '../../../../http/services.ts';
import { selectOptionalPublication } from '../../../publications/index.ts';
import { selectOptionalPlatform } from '../platforms/platforms.queries.ts';
import type { AccessTokens } from '../scores/access-token.ts';
import { hashSecret } from '../secrets.ts';
import { LtiLaunchRefused } from '../lti-launch-refused.ts';
import { listFinished, selectOptionalTeaching } from './course-results.queries.ts';
import { fetchMembers, type Member } from './fetch-members.ts';

/** Shorter than a launch is valid: the address stays in the history of a browser that others may use. */
const life_ms = 3600_000;
const most_attempts = 5_000;
const alphabet = new Intl.Collator();

/** How one learner of a course did. */
export interface LearnerRow {
  readonly name: string;
  /** Of their last attempt, from 0 to 100, as the gradebook has it; null before the first one ended. */
  readonly score: number | null;
  readonly attempts: number;
  readonly last_on: string | null;
}

/** What a teacher sees of one resource link of the course. */
export interface CourseResults {
  readonly title: string;
  readonly course: string;
  readonly rows: readonly LearnerRow[];
  /** Whether the platform said who is in the course: otherwise only who played is here. */
  readonly isWhole: boolean;
  /** The address at which teachers play it. */
  readonly player: string;
}

type Base = Pick<Services, 'db' | 'clock' | 'outgoing' | 'vault'>;

/**
 * The results of a course's learners, for a teacher who came from it.
 * @throws LtiLaunchRefused no_login, no_content
 */
export async function readCourseResults(
  { db, clock, outgoing }: Base,
  tokens: AccessTokens,
  { institution_id, token }: { readonly institution_id: number; readonly token: string },
): Promise<CourseResults> {
  const since = new Date(clock.now().getTime() - life_ms);
  const found = await db.inReadTransaction(async (tx) => {
    const launch = await selectOptionalTeaching(tx, { institution_id, token_hash: hashSecret(token), since });
    const platform = launch && (await selectOptionalPlatform(tx, launch));
    if (!launch || !platform) throw new LtiLaunchRefused('no_login', 'results');
    const publication = await selectOptionalPublication(tx, institution_id, launch.content_id);
    if (!publication) throw new LtiLaunchRefused('no_content', launch.content_id);
    return { launch, platform, publication, finished: await listFinished(tx, launch, most_attempts) };
  });
  const { launch, platform, publication, finished } = found;
  const members =
    launch.members_url === '' ? null : await fetchMembers({ outgoing, tokens, platform }, launch.members_url);
  const { content_id, content_type, title } = publication;
  const path = playerPathOf({ content_id, content_type, institution_id, user_id: launch.person_id });
  return {
    title,
    course: launch.context_title,
    rows: rowsOf(finished, members ?? []),
    isWhole: members !== null,
    player: `${path}&auth_token=${encodeURIComponent(token)}`,
  };
}

type Finished = Awaited<ReturnType<typeof listFinished>>[number];

// Learners with attempts first, the latest on top; then the others, by name.
function rowsOf(finished: readonly Finished[], members: readonly Member[]): LearnerRow[] {
  const names = new Map(members.map(({ sub, full_name }) => [sub, full_name]));
  const played = [...Map.groupBy(finished, ({ sub }) => sub)].flatMap(([sub, [last, ...others]]) =>
    last
      ? {
          name: names.get(sub) || last.full_name || sub,
          score: last.score,
          attempts: 1 + others.length,
          last_on: last.finished_on,
        }
      : [],
  );
  const havePlayed = new Set(finished.map(({ sub }) => sub));
  const waiting = members
    .filter(({ sub }) => !havePlayed.has(sub))
    .map(({ sub, full_name }) => ({ name: full_name || sub, score: null, attempts: 0, last_on: null }))
    .toSorted((one, other) => alphabet.compare(one.name, other.name));
  return [...played, ...waiting];
}
