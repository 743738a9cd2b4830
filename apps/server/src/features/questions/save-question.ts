import { Problem, type RequestOf, type saveQuestion as saveQuestionCall } from '@takhti/contract';
import { differingFields, hasErrors, QuestionDoc, type Question, type Revision } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Caller, Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import type { LoadedContainer } from '../containers/index.ts';
import { questionSnapshot, recordReviewerRevisions } from '../revisions/index.ts';
import { withOwnPictures } from './with-own-pictures.ts';
import { articleIdOf, kindsOfBank, loadEditableBank, noteChange, type QuestionAction } from './load-bank.ts';
import { findingsOf, valuesOf } from './question-values.ts';
import { requireRoomInBank } from './weight/require-room-in-bank.ts';
import * as changes from './change-questions.queries.ts';
import * as queries from './questions.queries.ts';
import { signedQuestion } from './read-questions.ts';

type Edit = RequestOf<typeof saveQuestionCall>;

/**
 * Saves a question of a bank, or adds one at its end, on the bank's skill, when no `content_id` is given.
 * @throws Problem container.not_found, container.forbidden, container.read_only, questions.not_found, questions.invalid with
 * `findings`, questions.duplicate with the other's `content_id`, questions.bank_full, questions.changed_meanwhile with `current`
 */
export async function saveQuestion(
  tx: Tx,
  services: Pick<Services, 'clock'>,
  session: Caller,
  edit: Edit,
): Promise<Question> {
  const bank = await loadEditableBank(tx, session, edit.container_id);
  const seen = await seenQuestion(tx, session, bank, edit);
  const { is_language_reviewed, is_accepted } = edit;
  const marks = {
    ...(is_language_reviewed !== undefined && { is_language_reviewed }),
    ...(is_accepted !== undefined && { is_accepted }),
  };
  const action = seen ? 'question.save' : 'question.create';
  const question = await storeQuestion(tx, services, session, bank, {
    seen,
    doc: QuestionDoc.parse(edit),
    marks,
    action,
  });
  return signedQuestion(session, question);
}

/** A question as it is to be stored. */
export interface QuestionEdit {
  /** As it is stored now; null for a new one. */
  readonly seen: Question | null;
  readonly doc: QuestionDoc;
  /** The skill that it goes to; it stays where it is when none is given. */
  readonly skill_id?: string;
  readonly marks: Partial<Pick<Question, 'is_language_reviewed' | 'is_accepted'>>;
  readonly action: QuestionAction;
  /** More fields of its history entry. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * Stores a question in a bank that the caller has locked, with its history; a reviewer's changes are kept for the author.
 * @throws Problem questions.invalid with `findings`, questions.duplicate with the other's `content_id`, questions.bank_full
 */
export async function storeQuestion(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  session: Caller,
  bank: LoadedContainer,
  { seen, doc: sent, skill_id: to, marks, action, detail = {} }: QuestionEdit,
): Promise<Question> {
  const doc = await cleanQuestion(tx, bank, sent);
  const values = valuesOf(doc);
  const duplicate = await queries.selectOptionalDuplicate(tx, bank, values.fingerprint, seen?.content_id);
  if (duplicate !== undefined) throw new Problem('questions.duplicate', { content_id: duplicate });
  const content_id = seen?.content_id ?? newId();
  const own = {
    ...values,
    ...marks,
    ...(to !== undefined && { skill_id: to }),
    modified_by_user_id: session.user_id,
    modified_on: clock.now(),
  };
  if (seen) await changes.updateQuestion(tx, seen, own);
  else {
    const { institution_id, container_id, skill_id } = bank;
    const question_order = (await queries.selectLastOrder(tx, bank)) + 1;
    const article_id = articleIdOf(bank);
    const skill = to ?? skill_id;
    const place = { institution_id, container_id, skill_id: skill, content_id, article_id, question_order };
    await changes.insertQuestions(tx, [{ ...own, ...place, creator_institution_id: institution_id }]);
  }
  await requireRoomInBank(tx, bank, [doc]);
  const stored = await requireQuestion(tx, bank.institution_id, content_id);
  const revision = revisionOf(seen, stored);
  await noteChange(tx, session, bank, action, [revision], { ...detail, content_id });
  const base = { ...bank, version: stored.version };
  if (bank.user_id !== session.user_id) await recordReviewerRevisions(tx, session, base, [revision]);
  return stored;
}

function revisionOf(seen: Question | null, stored: Question): Revision {
  const { content_id } = stored;
  const after = questionSnapshot(stored);
  if (!seen) return { content_id, before: null, after };
  return { content_id, ...differingFields(questionSnapshot(seen), after) };
}

/**
 * The written fields of a question, ready to be stored.
 * @throws Problem questions.invalid with `findings`
 */
export async function cleanQuestion(tx: Tx, bank: LoadedContainer, sent: QuestionDoc): Promise<QuestionDoc> {
  if (!kindsOfBank(bank).includes(sent.content_type))
    throw new Problem('request.invalid', {
      fields: [{ path: ['content_type'], message: 'is no kind of this bank' }],
    });
  return requireValid(await withOwnPictures(tx, bank.institution_id, sent));
}

/**
 * The question that an edit started from; null for a new one.
 * @throws Problem questions.not_found, questions.changed_meanwhile with `current`
 */
export async function seenQuestion(
  tx: Tx,
  session: Pick<Session, 'files'>,
  bank: queries.BankKey,
  edit: { readonly content_id?: string | undefined; readonly version?: number | undefined },
): Promise<Question | null> {
  if (edit.content_id === undefined) return null;
  const question = await requireQuestion(tx, bank.institution_id, edit.content_id);
  if (question.container_id !== bank.container_id) throw new Problem('questions.not_found');
  // In a bank that is held: without a version it is the current one that is changed.
  if (question.version !== (edit.version ?? question.version))
    throw new Problem('questions.changed_meanwhile', { current: signedQuestion(session, question) });
  return question;
}

async function requireQuestion(tx: Tx, institution_id: number, content_id: string): Promise<Question> {
  const question = await queries.selectOptionalQuestion(tx, institution_id, content_id);
  if (!question) throw new Problem('questions.not_found');
  return question;
}

function requireValid(doc: QuestionDoc): QuestionDoc {
  const findings = findingsOf(doc);
  if (hasErrors(findings)) throw new Problem('questions.invalid', { findings });
  return doc;
}
