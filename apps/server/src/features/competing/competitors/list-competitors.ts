import {
  Problem,
  type ListedCompetitor,
  type handOverReward,
  type listCompetitors,
  type ReplyOf,
  type RequestOf,
} from '@takhti/contract';
import { gradesOf, givesPoints, kindOfRole, levelsOfGrade, limits } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { loadContainerOf, type LoadedContainer, maySeeLearners } from '../../containers/index.ts';
import { lockCompetitor } from '../competitors.queries.ts';
import { findCompetition, type PublishedCompetition } from '../open-competition.ts';
import * as queries from './listed.queries.ts';

interface Seen {
  readonly container: LoadedContainer;
  /** Shows only learners of this school; null for all. */
  readonly school: string | null;
}

/**
 * One page of the competitors, by their points.
 * @throws Problem container.not_found, account.forbidden
 */
export async function competitorsOf(
  tx: Tx,
  session: Session,
  { container_id, page, only_redeemed }: RequestOf<typeof listCompetitors>,
  now: Date,
): Promise<ReplyOf<typeof listCompetitors>> {
  const { container, school } = await seenCompetitors(tx, session, container_id);
  const key = { ...container, school, only_redeemed };
  const doc = (await findCompetition(tx, container, now))?.doc;
  const skipped = (page - 1) * limits.page_size;
  const rows = await queries.listCompetitors(tx, key, { limit: limits.page_size, skipped });
  return {
    records: toCompetitors(rows, doc),
    total: await queries.countListed(tx, key),
    school,
    has_reward: doc !== undefined && doc.rewardcode !== '' && doc.isdemo === 0,
  };
}

/**
 * All competitors, up to the limit of one file.
 * @throws Problem container.not_found, account.forbidden
 */
export async function allCompetitorsOf(
  tx: Tx,
  session: Session,
  container_id: string,
  now: Date,
): Promise<ListedCompetitor[]> {
  const { container, school } = await seenCompetitors(tx, session, container_id);
  const doc = (await findCompetition(tx, container, now))?.doc;
  const key = { ...container, school, only_redeemed: false };
  return toCompetitors(
    await queries.listCompetitors(tx, key, { limit: limits.results.most_rows, skipped: 0 }),
    doc,
  );
}

/**
 * Records that a reward was handed over, or undoes that.
 * @throws Problem container.not_found, account.forbidden; competitions.player_unknown for learners of another school;
 * competitions.not_earned if the learner did not take it
 */
export async function handOver(
  tx: Tx,
  session: Session,
  { container_id, player_id, is_handed }: RequestOf<typeof handOverReward>,
  now: Date,
): Promise<ReplyOf<typeof handOverReward>> {
  const { container, school } = await seenCompetitors(tx, session, container_id);
  const key = { institution_id: container.institution_id, player_id };
  await lockCompetitor(tx, key);
  const competitor = await queries.selectOptionalListed(
    tx,
    { ...container, school, only_redeemed: false },
    player_id,
  );
  if (!competitor) throw new Problem('competitions.player_unknown');
  if (competitor.redeemed_on === null) throw new Problem('competitions.not_earned');
  // A second press keeps the first date.
  const handed_on = is_handed ? new Date(competitor.handed_on ?? now) : null;
  await queries.updateHanded(tx, key, handed_on);
  return { handed_on: handed_on?.toISOString() ?? null };
}

// The owner sees all; a teacher sees the school whose title matches theirs.
async function seenCompetitors(tx: Tx, session: Session, container_id: string): Promise<Seen> {
  const container = await loadContainerOf(tx, session, 'competition', container_id);
  if (maySeeLearners(session, container)) return { container, school: null };
  const isTeacher = kindOfRole(session.active_role) === 'teacher' && !session.is_user_access;
  const school =
    isTeacher && session.school_id !== null
      ? await queries.selectOptionalSchoolTitle(tx, session.institution_id, session.school_id)
      : undefined;
  if (school === undefined) throw new Problem('account.forbidden');
  return { container, school };
}

function toCompetitors(
  rows: readonly queries.CompetitorRow[],
  doc: PublishedCompetition | undefined,
): ListedCompetitor[] {
  const scored = new Map(
    doc === undefined ? [] : gradesOf(doc).map((grade) => [grade, scoredIn(doc, grade)]),
  );
  return rows.map(({ redeemed_coins, lesson_ids, ...row }) => {
    const asked = scored.get(row.grade) ?? new Set<string>();
    return {
      ...row,
      coins: row.points - redeemed_coins,
      finished: lesson_ids.filter((id) => asked.has(id)).length,
      to_finish: asked.size,
    };
  });
}

function scoredIn(doc: PublishedCompetition, grade: string): Set<string> {
  const lessons = levelsOfGrade(doc, grade).flatMap((level) => level.lessons);
  return new Set(lessons.filter(givesPoints).map(({ content_id }) => content_id));
}
