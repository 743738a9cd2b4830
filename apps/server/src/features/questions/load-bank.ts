import { modelOf } from '@takhti/content-types';
import { Problem, type HistoryAction } from '@takhti/contract';
import type { Question, QuestionKind, Revision } from '@takhti/domain';
import type { Caller, Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  loadContainer,
  loadEditableContainer,
  recordChange,
  touchContainer,
  type LoadedContainer,
} from '../containers/index.ts';
import { lockBank } from './change-questions.queries.ts';
import { countTotals, selectOptionalQuestion } from './questions.queries.ts';

type Bank = LoadedContainer;

/**
 * A question bank that the person may see.
 * @throws Problem container.not_found, also for a container of another type
 */
export async function loadBank(tx: Tx, session: Session, container_id: string): Promise<Bank> {
  return requireBank(await loadContainer(tx, session, container_id));
}

/**
 * A question bank whose content the person may change; until the transaction ends nobody else changes it.
 * @throws Problem container.not_found, container.read_only, container.forbidden
 */
export async function loadEditableBank(tx: Tx, session: Session, container_id: string): Promise<Bank> {
  // Locked before it is judged, so that a submission cannot slip in between.
  await lockBank(tx, { institution_id: session.institution_id, container_id });
  return requireBank(await loadEditableContainer(tx, session, container_id));
}

/**
 * As `loadEditableBank`, only to look at what a change would do: nobody is held up.
 * @throws Problem container.not_found, container.read_only, container.forbidden
 */
export async function lookAtEditableBank(tx: Tx, session: Session, container_id: string): Promise<Bank> {
  return requireBank(await loadEditableContainer(tx, session, container_id));
}

/**
 * A question of a bank that the person may see, with its bank.
 * @throws Problem questions.not_found when there is none, or it is not theirs to see
 */
export async function loadQuestion(
  tx: Tx,
  session: Session,
  content_id: string,
): Promise<{ question: Question; bank: Bank }> {
  const question = await selectOptionalQuestion(tx, session.institution_id, content_id);
  if (!question) throw new Problem('questions.not_found');
  try {
    return { question, bank: await loadBank(tx, session, question.container_id) };
  } catch (error) {
    if (error instanceof Problem) throw new Problem('questions.not_found');
    throw error;
  }
}

/** Actions on the questions of a bank, as its history names them. */
export type QuestionAction = Extract<HistoryAction, `question.${string}` | `change.${string}` | 'import'>;

const inPlace: ReadonlySet<QuestionAction> = new Set([
  'question.save',
  'question.replace',
  'change.accept',
  'change.reject',
]);

/**
 * Brings a bank's totals up to date after its questions changed, and writes who did what, with what was before and after.
 * @returns the id of the entry in the history
 */
export async function noteChange(
  tx: Tx,
  session: Caller,
  bank: Bank,
  action: QuestionAction,
  revisions: readonly Revision[],
  detail: Readonly<Record<string, unknown>>,
): Promise<string> {
  // A question that was saved is where it was, so that a long bank need not be counted for every save.
  const isInPlace =
    inPlace.has(action) &&
    revisions.every(({ before, after }) => before !== null && after !== null && !('skill_id' in after));
  await touchContainer(tx, bank, isInPlace ? {} : await countTotals(tx, bank));
  return recordChange(tx, session, action, bank, revisions, detail);
}

/** The kinds of the questions that may be in a bank. */
export function kindsOfBank({ content_type }: Pick<Bank, 'content_type'>): readonly QuestionKind[] {
  return modelOf(content_type)?.question_kinds ?? [];
}

/**
 * The kind of the questions in a file of a bank, which holds rows of one: the wanted one, or the only one that there is.
 * @throws Problem container.not_found for a bank without questions of that kind, or of several where none is named
 */
export function kindOfFile(bank: Pick<Bank, 'content_type'>, wanted?: QuestionKind): QuestionKind {
  const kinds = kindsOfBank(bank);
  const kind = wanted ?? (kinds.length === 1 ? kinds[0] : undefined);
  if (kind === undefined || !kinds.includes(kind)) throw new Problem('container.not_found');
  return kind;
}

/** The id of the article that questions of an article carry. */
export function articleIdOf(container: Pick<Bank, 'content_type' | 'content_id'>): string | null {
  return modelOf(container.content_type)?.asks_about_its_text === true ? container.content_id : null;
}

function requireBank(container: LoadedContainer): Bank {
  if (kindsOfBank(container).length === 0) throw new Problem('container.not_found');
  return container;
}
