import { modelOf } from '@takhti/content-types';
import { repeatedTexts, warningsOf } from '@takhti/content-types/question-kinds';
import type { lookBeforeMove as lookCall, reviewProgress as progressCall, ReplyOf } from '@takhti/contract';
import { limits, type Finding } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import { loadContainer, type LoadedContainer } from '../../containers/index.ts';
import { loadQuestion } from '../../questions/index.ts';
import { listOpenIds } from '../../revisions/index.ts';
import * as queries from './question-looks.queries.ts';

/** As many as a list marks and a reviewer goes through before they are asked for anew. */
const mostUnseen = 1000;

/**
 * What stands open in a container that is about to be submitted, approved or published: what nobody settled, what could be
 * better, what the person has not looked at. Nothing of it forbids the move.
 * @throws Problem container.not_found
 */
export async function lookBeforeMove(
  tx: Tx,
  session: Session,
  container_id: string,
): Promise<ReplyOf<typeof lookCall>> {
  const container = await loadContainer(tx, session, container_id);
  const { institution_id, users_content_id } = container;
  const warnings = await listWarnings(tx, container);
  const { total, seen } = await queries.countSeen(tx, container, session.user_id);
  return {
    open_comments: await queries.countOpenThreads(tx, institution_id, users_content_id),
    open_changes: (await listOpenIds(tx, container)).length,
    warnings: warnings.slice(0, limits.changes.told),
    total_warnings: warnings.length,
    total_questions: total,
    seen_questions: seen,
  };
}

async function listWarnings(tx: Tx, container: LoadedContainer): Promise<Finding[]> {
  const { content_type, json_data } = container;
  const model = modelOf(content_type);
  // What nothing can be made of yet has no document that could be judged.
  if (!model) return [];
  const type = serverTypeOf(content_type);
  const own = model.check(json_data, 'submit', await type.facts(tx, container));
  const questions = await type.questions.list(tx, container);
  return [
    ...own.filter(({ severity }) => severity === 'warning'),
    ...repeatedTexts(questions),
    ...questions.flatMap(warningsOf),
  ];
}

/**
 * How far a person has come with the questions of a bank.
 * @throws Problem container.not_found
 */
export async function readProgress(
  tx: Tx,
  session: Session,
  container_id: string,
): Promise<ReplyOf<typeof progressCall>> {
  const bank = await loadContainer(tx, session, container_id);
  const counts = await queries.countSeen(tx, bank, session.user_id);
  return { ...counts, unseen: await queries.listUnseen(tx, bank, session.user_id, mostUnseen) };
}

/**
 * Notes that a person has looked at a question.
 * @throws Problem questions.not_found
 */
export async function seeQuestion(tx: Tx, session: Session, content_id: string): Promise<void> {
  const { question } = await loadQuestion(tx, session, content_id);
  const { institution_id } = session;
  await queries.saveQuestionLook(tx, { ...question, institution_id }, session.user_id);
}
