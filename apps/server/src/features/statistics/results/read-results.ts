import { Problem, type ReplyOf, type listResults as listCall } from '@takhti/contract';
import {
  competitorOf,
  Id,
  LearnerResult,
  limits,
  type LearnerKnownBy,
  type StartedAttempt,
} from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { playKinds, serverTypeOf } from '../../../types/registry.ts';
import { loadContainer, type LoadedContainer, maySeeLearners } from '../../containers/index.ts';
import { selectOptionalPublication } from '../../publications/index.ts';
import { readAsked } from './asked-questions.ts';
import {
  countFinished,
  countStarted,
  listFinished,
  listStarted,
  selectNames,
  type ResultsKey,
} from './results.queries.ts';
import { listOwnCodes } from './own-links.queries.ts';

interface Asked {
  readonly container_id: string;
  readonly page: number;
}

/**
 * One page of who finished a container and how, the latest first: all of them for its owner and holders of is_export_stats, and
 * those who came by one's own links for the person who made some.
 * @throws Problem container.not_found, account.forbidden
 */
export async function readResults(
  { db }: Pick<Services, 'db'>,
  session: Session,
  { container_id, page }: Asked,
): Promise<ReplyOf<typeof listCall>> {
  return db.inReadTransaction(async (tx) => {
    const { container, key } = await seenResults(tx, session, container_id);
    const { title, language, content_type } = container;
    const skipped = (page - 1) * limits.page_size;
    const { lines_in_list } = limits.results;
    const which = { limit: limits.page_size, skipped, lines: lines_in_list };
    const records = await resultsOf(tx, container, key, which);
    const total = await countFinished(tx, key);
    const only_own_links = key.link_codes !== null;
    const { use } = serverTypeOf(content_type);
    const hasQuestions = use.how === 'attempted' && playKinds[use.kind].shows_questions;
    const questions = hasQuestions && key.has_lines ? await readAsked(tx, key) : [];
    const isFirst = page === 1 && use.how === 'attempted';
    const started = isFirst ? await startedOf(tx, container, key) : [];
    const total_started = isFirst ? await countStarted(tx, key) : 0;
    const head = { title, language, content_type, questions, only_own_links };
    return { ...head, started, total_started, records, total };
  });
}

// A bank of a thousand questions fills the memory with few attempts more.
const atOnce = 50;

/**
 * The latest of them, as many as one file holds.
 * @throws Problem container.not_found, account.forbidden
 */
export async function readAllResults(
  { db }: Pick<Services, 'db'>,
  session: Session,
  container_id: string,
): Promise<LearnerResult[]> {
  const { most_rows, most_cells } = limits.results;
  const all: LearnerResult[] = [];
  let cells = 0;
  for (let skipped = 0; skipped < most_rows; skipped += atOnce) {
    const next = await db.inReadTransaction(async (tx) => {
      const { container, key } = await seenResults(tx, session, container_id);
      return resultsOf(tx, container, key, { limit: atOnce, skipped, lines: limits.play.max_questions });
    });
    for (const result of next) {
      cells += result.lines.length;
      if (cells > most_cells) return all;
      all.push(result);
    }
    if (next.length < atOnce) break;
  }
  return all;
}

interface SeenResults {
  readonly container: LoadedContainer;
  readonly key: ResultsKey & {
    /** Whether the result shows of each question how it was answered. */
    readonly has_lines: boolean;
  };
}

// All results, or only those that came by the person's own links. Of an exam own links give the sums only: their maker could
// answer by one, and would learn question by question what is right.
async function seenResults(tx: Tx, session: Session, container_id: string): Promise<SeenResults> {
  const container = await loadContainer(tx, session, container_id);
  const { institution_id, content_id } = container;
  const key = { institution_id, content_id, link_codes: null, has_lines: true };
  if (maySeeLearners(session, container)) return { container, key };
  const link_codes = await listOwnCodes(tx, session, content_id);
  if (session.is_user_access || link_codes.length === 0) throw new Problem('account.forbidden');
  return { container, key: { ...key, link_codes, has_lines: !(await isExam(tx, container)) } };
}

async function isExam(
  tx: Tx,
  { institution_id, content_id, ...container }: LoadedContainer,
): Promise<boolean> {
  const { use } = serverTypeOf(container.content_type);
  const published = await selectOptionalPublication(tx, institution_id, content_id);
  const { json_data } = published ?? container;
  return use.how === 'attempted' && playKinds[use.kind].isFeedbackHidden(json_data);
}

/** What is read of a stored result. */
const Counted = LearnerResult.pick({ score: true, right: true, total: true, seconds: true, lines: true });

async function resultsOf(
  tx: Tx,
  container: LoadedContainer,
  key: SeenResults['key'],
  which: { limit: number; skipped: number; lines: number },
): Promise<LearnerResult[]> {
  const { use } = serverTypeOf(container.content_type);
  if (use.how !== 'attempted') return [];
  const rows = await listFinished(tx, key, { ...which, lines: key.has_lines ? which.lines : 0 });
  const names = await namesOf(tx, container.institution_id, rows);
  return rows.flatMap(({ attempt_id, user_id, known_by, finished_on, ...counted }) => {
    const reading = Counted.safeParse(counted);
    if (!reading.success || finished_on === null) return [];
    return { attempt_id, ...learnerOf(user_id, known_by, names), finished_on, ...reading.data };
  });
}

async function startedOf(
  tx: Tx,
  { institution_id }: LoadedContainer,
  key: ResultsKey,
): Promise<StartedAttempt[]> {
  const rows = await listStarted(tx, key, limits.page_size);
  const names = await namesOf(tx, institution_id, rows);
  return rows.map(({ user_id, known_by, ...attempt }) => ({
    ...attempt,
    ...learnerOf(user_id, known_by, names),
  }));
}

async function namesOf(
  tx: Tx,
  institution_id: number,
  rows: readonly { readonly user_id: string; readonly known_by: LearnerKnownBy }[],
): Promise<ReadonlyMap<string, string>> {
  const people = rows.flatMap(({ known_by, user_id }) => (isOurs(known_by, user_id) ? [user_id] : []));
  return people.length > 0 ? selectNames(tx, institution_id, people) : new Map<string, string>();
}

// Whose name is read by learners of their own school alone has none here, and no id either.
function learnerOf(
  user_id: string,
  known_by: LearnerKnownBy,
  names: ReadonlyMap<string, string>,
): Pick<LearnerResult, 'learner' | 'known_by'> {
  if (competitorOf(user_id) !== null) return { learner: '', known_by: 'competition' };
  return { learner: isOurs(known_by, user_id) ? (names.get(user_id) ?? '') : user_id, known_by };
}

// Ids of accounts are looked up, and never shown themselves.
function isOurs(known_by: LearnerKnownBy, user_id: string): boolean {
  return (known_by === 'session' || known_by === 'lti') && Id.safeParse(user_id).success;
}
