import type { listQuestions, openQuestion, ReplyOf, RequestOf } from '@takhti/contract';
import { kindOf, mapRichText, readyIn, versionLanguages } from '@takhti/content-types/question-kinds';
import { limits, mayEdit, type Question, type QuestionRow } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { signPictures } from '../media/index.ts';
import { loadBank, loadQuestion } from './load-bank.ts';
import * as queries from './questions.queries.ts';

/** A question as it goes to a person: the addresses of its pictures signed. */
export function signedQuestion<Doc extends Question>({ files }: Pick<Session, 'files'>, question: Doc): Doc {
  return mapRichText(question, (html) => signPictures(files, html));
}

/**
 * One page of a bank's questions, and how many match.
 * @throws Problem container.not_found
 */
export async function readPage(
  tx: Tx,
  session: Session,
  input: RequestOf<typeof listQuestions>,
): Promise<ReplyOf<typeof listQuestions>> {
  const bank = await loadBank(tx, session, input.container_id);
  const window = { sort: input.sort, limit: limits.page_size, offset: (input.page - 1) * limits.page_size };
  const questions = await queries.listQuestions(tx, bank, input, window);
  return {
    records: questions.map((question) => toRow(signedQuestion(session, question))),
    total: await queries.countQuestions(tx, bank, input),
  };
}

/**
 * One question with its place in the bank.
 * @throws Problem questions.not_found
 */
export async function readQuestion(
  tx: Tx,
  session: Session,
  content_id: string,
): Promise<ReplyOf<typeof openQuestion>> {
  const { question, bank } = await loadQuestion(tx, session, content_id);
  const neighbours = await queries.selectNeighbours(tx, question);
  return { ...signedQuestion(session, question), ...neighbours, can_edit: mayEdit(session, bank) };
}

// From a question that is signed already: only its kind knows whether answers are rich text.
function toRow(question: Question): QuestionRow {
  const { total, right, moreRight } = kindOf(question).answers(question);
  return {
    content_id: question.content_id,
    question: question.question,
    language: question.language,
    difficulty: question.difficulty,
    taxonomy: question.taxonomy,
    skill_id: question.skill_id,
    skill: question.skill,
    question_order: question.question_order,
    modified_by: question.modified_by,
    modified_on: question.modified_on,
    version: question.version,
    total_options: total,
    correct_option: right,
    more_correct: moreRight,
    versions: versionLanguages(question).map((language) => ({
      language,
      is_ready: readyIn(question, language) !== null,
    })),
  };
}
