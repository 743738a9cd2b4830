import { mapRichText, rebased, richTextsOf } from '@takhti/content-types/question-kinds';
import { QuestionDoc } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { renameUploads, uploadsIn } from '../../platform/rich-text.ts';
import { mapInTurns } from '../../platform/work/in-turns.ts';
import type { LoadedContainer } from '../containers/index.ts';
import { insertQuestions } from './change-questions.queries.ts';
import { articleIdOf } from './load-bank.ts';
import { valuesOf } from './question-values.ts';
import type { BankKey } from './questions.queries.ts';
import { listAllQuestions } from './weight/questions-in-pieces.ts';

// A statement takes 65,535 values at most; a question has 36.
const chunk = 200;

/** The uploads that the questions of a bank show, each once; those of some questions alone, where they are named. */
export async function uploadsOfQuestions(
  tx: Tx,
  bank: BankKey,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const questions = await listChosen(tx, bank, only);
  const uploads = await mapInTurns(questions, (question) => richTextsOf(question).flatMap(uploadsIn));
  return [...new Set(uploads.flat())];
}

/** The container that questions are copied into. */
export type CopiedInto = Pick<LoadedContainer, 'container_id' | 'content_id' | 'content_type'>;

/**
 * Copies all questions of a bank into another one, in their order, each with a version of its own from now on.
 * @param only the ids of those to copy; all of them when left out
 * @param uploads the copies of the pictures that they show, by the ids of the originals
 * @returns the ids of the copies, by those of the originals
 */
export async function copyQuestions(
  tx: Tx,
  clock: Services['clock'],
  session: Session,
  from: BankKey,
  to: CopiedInto,
  uploads: ReadonlyMap<string, string>,
  only?: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const questions = await listChosen(tx, from, only);
  const modified = { modified_by_user_id: session.user_id, modified_on: clock.now() };
  const rename = (html: string): string => renameUploads(html, uploads);
  const ids = new Map(questions.map(({ content_id }) => [content_id, newId()]));
  const copyOf = (doc: QuestionDoc): QuestionDoc => rebased(doc, mapRichText(doc, rename));
  const copies = await mapInTurns(questions, (question) => ({
    ...valuesOf(copyOf(QuestionDoc.parse(question))),
    ...modified,
    institution_id: question.institution_id,
    content_id: ids.get(question.content_id) ?? newId(),
    container_id: to.container_id,
    article_id: articleIdOf(to),
    skill_id: question.skill_id,
    is_language_reviewed: question.is_language_reviewed,
    is_accepted: question.is_accepted,
    creator_institution_id: question.creator_institution_id,
    question_order: question.question_order,
  }));
  for (let at = 0; at < copies.length; at += chunk) await insertQuestions(tx, copies.slice(at, at + chunk));
  return ids;
}

async function listChosen(tx: Tx, bank: BankKey, only?: ReadonlySet<string>) {
  const questions = await listAllQuestions(tx, bank);
  return only ? questions.filter(({ content_id }) => only.has(content_id)) : questions;
}
