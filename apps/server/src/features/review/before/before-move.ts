import { modelOf } from '@takhti/content-types';
import { findRepeatedTexts, warningsOf } from '@takhti/content-types/question-kinds';
import {
  Problem,
  type lookBeforeMove as lookCall,
  type ReplyOf,
  type RequestOf,
  type reviewProgress as progressCall,
  type seeQuestion as seeCall,
} from '@takhti/contract';
import { approvesFinally, isError, limits, movesOpenTo, type Finding, type Question } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import { loadContainer, type LoadedContainer } from '../../containers/index.ts';
import { countUnreadParts, findFirstUnread } from '../../provenance/index.ts';
import { giveInPieces, idsInPieces, loadQuestion } from '../../questions/index.ts';
import { countOpen } from '../../revisions/index.ts';
import { atQuestions } from '../at-questions.ts';
import { findQuestionErrors, judgeDocument } from '../find-errors.ts';
import * as queries from './question-looks.queries.ts';

/** As many as a list marks and a reviewer checks before the next page. */
const mostUnseen = 1000;

/**
 * What is open in a container that is about to be submitted, approved or published: what nobody settled, what could be
 * better, what the person has not looked at; and the errors by which the move is refused, found as the move finds them. What a model
 * wrote and nobody has read forbids submitting, too.
 * @throws Problem container.not_found, container.forbidden for people without a move on it
 */
export async function lookBeforeMove(
  { db, clock }: Pick<Services, 'clock'> & { readonly db: Pick<Db, 'inReadTransaction'> },
  session: Session,
  container_id: string,
): Promise<ReplyOf<typeof lookCall>> {
  const { container, own, errors, pieces, counts } = await db.inReadTransaction(async (tx) => {
    const loaded = await loadToMove(tx, session, container_id);
    const { institution_id, users_content_id } = loaded;
    const { total, seen } = await queries.countSeen(tx, loaded, session.user_id);
    const judged = await judgeDocument(tx, loaded, clock.now());
    const known = judged.filter(isError);
    return {
      container: loaded,
      own: judged.filter((finding) => !isError(finding)),
      errors: [
        ...known,
        ...(await findQuestionErrors(tx, loaded)),
        ...(await findHindrances(tx, session, loaded, known)),
      ],
      pieces: await idsInPieces(tx, loaded),
      counts: {
        unread_parts: await countUnreadParts(tx, loaded),
        first_unread: await findFirstUnread(tx, loaded),
        open_comments: await queries.countOpenThreads(tx, institution_id, users_content_id),
        open_changes: await countOpen(tx, loaded),
        total_questions: total,
        seen_questions: seen,
      },
    };
  });
  const give = giveInPieces(db, session.institution_id, pieces);
  const warnings = [...own, ...(await listQuestionWarnings(give))];
  return {
    ...counts,
    errors,
    warnings: await db.inReadTransaction((tx) =>
      atQuestions(tx, container, warnings.slice(0, limits.changes.shown)),
    ),
    total_warnings: warnings.length,
  };
}

async function loadToMove(tx: Tx, session: Session, container_id: string): Promise<LoadedContainer> {
  const container = await loadContainer(tx, session, container_id);
  if (movesOpenTo(session, container).length === 0) throw new Problem('container.forbidden');
  return container;
}

// Lost content is reported in one line: the errors of the document contain the details.
async function findHindrances(
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  known: readonly Finding[],
): Promise<Finding[]> {
  const isFinal = approvesFinally(session, session.review_levels);
  if (!isFinal || !movesOpenTo(session, container).includes('approve')) return [];
  if (!modelOf(container.content_type)) return [];
  const { publishFindings } = serverTypeOf(container.content_type);
  const places = new Set(known.map(({ path }) => path.join('/')));
  return (await publishFindings(tx, container)).filter(({ path }) => !places.has(path.join('/')));
}

// Piece by piece: to judge ten thousand questions at once would keep everybody waiting.
async function listQuestionWarnings(give: () => Promise<readonly Question[]>): Promise<Finding[]> {
  const repeated: Finding[] = [];
  const others: Finding[] = [];
  const repeatedIn = findRepeatedTexts();
  for (let some = await give(); some.length > 0; some = await give()) {
    repeated.push(...some.flatMap(repeatedIn));
    others.push(...some.flatMap(warningsOf));
  }
  return [...repeated, ...others];
}

/**
 * How far a person has come with the questions of a bank.
 * @throws Problem container.not_found, container.forbidden for people without a move on it
 */
export async function readProgress(
  tx: Tx,
  session: Session,
  container_id: string,
): Promise<ReplyOf<typeof progressCall>> {
  const bank = await loadToMove(tx, session, container_id);
  const counts = await queries.countSeen(tx, bank, session.user_id);
  return { ...counts, unseen: await queries.listUnseen(tx, bank, session.user_id, mostUnseen) };
}

/**
 * Notes that a person has looked at a question of a bank, in the version that was on their screen.
 * @throws Problem questions.not_found
 */
export async function seeQuestion(
  tx: Tx,
  session: Session,
  { container_id, content_id, version: seen }: RequestOf<typeof seeCall>,
): Promise<void> {
  const { question } = await loadQuestion(tx, session, content_id);
  if (question.container_id !== container_id) throw new Problem('questions.not_found');
  const { institution_id } = session;
  // A version that does not exist yet cannot have been seen.
  const version = Math.min(seen, question.version);
  await queries.saveQuestionLook(tx, { institution_id, content_id, version }, session.user_id);
}
