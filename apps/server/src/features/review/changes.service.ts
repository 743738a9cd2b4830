import {
  Problem,
  type ChangeRequest,
  type ContentChange,
  type ReplyOf,
  type RequestOf,
  type settleChanges as settleCall,
  type suggestQuestion as suggestCall,
} from '@takhti/contract';
import { isItsAuthor, mayEdit, QuestionDoc, standingOf, valueOfField, type Question } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import { inSavepoint, type Tx } from '../../platform/db/index.ts';
import { loadContainer, type LoadedContainer } from '../containers/index.ts';
import { cleanQuestion, listQuestionsByIds, loadEditableBank, seenQuestion } from '../questions/index.ts';
import { foldedSince, listOpenChanges, recordSuggestions } from '../revisions/index.ts';
import { saveLook, selectNow, selectOptionalLook } from './looks.queries.ts';
import { settleOne } from './settle-change.ts';
import { questionWords, signedTree, toContentChanges } from './show-changes.ts';
import { tellOthers } from './tell-others.ts';

/**
 * What reviewers changed or suggested in a container and its author has not settled yet, each with how its field stands now.
 * @throws Problem container.not_found
 */
export async function listChanges(
  tx: Tx,
  files: Services['files'],
  session: Session,
  container_id: string,
): Promise<{ records: ChangeRequest[]; total: number; can_settle: boolean }> {
  const container = await loadContainer(tx, session, container_id);
  const open = await listOpenChanges(tx, container);
  const ids = open.flatMap(({ content_id }) => content_id ?? []);
  const questions = await listQuestionsByIds(tx, container.institution_id, [...new Set(ids)]);
  const known = new Map(questions.map((question) => [question.content_id, question]));
  const wordsOf = await questionWords(tx, container, ids);
  const records = open.map((change): ChangeRequest => {
    const { content_id, field, container_id: _of, ...rest } = change;
    const current = currentOf(content_id === null ? container : known.get(content_id), field);
    return {
      ...rest,
      content_id,
      field,
      before: change.before,
      after: change.after,
      current: current?.value ?? null,
      version: current?.version ?? null,
      standing: standingOf(change, current),
      ...(wordsOf(content_id) ?? { position: null, stem: '', language: container.language }),
    };
  });
  return {
    records: await signedTree(tx, files, container.institution_id, records),
    total: records.length,
    can_settle: maySettle(session, container),
  };
}

/** What a field holds now, and in which version; null when what it belongs to is gone. */
export function currentOf(
  holder: LoadedContainer | Question | undefined,
  field: string,
): { readonly value: unknown; readonly version: number } | null {
  if (!holder) return null;
  return { value: valueOfField({ ...holder }, field) ?? null, version: holder.version };
}

function maySettle(session: Session, container: LoadedContainer): boolean {
  return isItsAuthor(session, container) && mayEdit(session, container);
}

/**
 * Keeps a reviewer's words for a question as suggestions to its author; the question stays as it is.
 * @throws Problem container.not_found, container.forbidden, container.read_only, questions.not_found, questions.invalid with
 * `findings`, questions.changed_meanwhile with `current`
 */
export async function suggestQuestion(
  tx: Tx,
  files: Services['files'],
  session: Session,
  edit: RequestOf<typeof suggestCall>,
): Promise<number> {
  const bank = await loadEditableBank(tx, session, edit.container_id);
  // Authors change their questions themselves.
  if (bank.user_id === session.user_id) throw new Problem('container.forbidden');
  const seen = await seenQuestion(tx, files, bank, edit);
  if (!seen) throw new Problem('questions.not_found');
  const wanted = await cleanQuestion(tx, files, bank.institution_id, QuestionDoc.parse(edit));
  return recordSuggestions(tx, session, seen, QuestionDoc.parse(seen), wanted);
}

/**
 * Accepts or rejects changes of reviewers, and leaves word of it: what cannot be settled stays open and is told, and does not
 * hold up the others.
 * @throws Problem container.not_found, container.forbidden, container.read_only
 */
export async function settleChanges(
  tx: Tx,
  services: Pick<Services, 'files' | 'clock'>,
  session: Session,
  { container_id, changes }: RequestOf<typeof settleCall>,
): Promise<ReplyOf<typeof settleCall>> {
  const container = await loadContainer(tx, session, container_id);
  if (!isItsAuthor(session, container)) throw new Problem('container.forbidden');
  if (!maySettle(session, container)) throw new Problem('container.read_only');
  const settled: string[] = [];
  const reviewers: string[] = [];
  const left: { change_id: string; problem: string }[] = [];
  for (const change of changes) {
    const { change_id } = change;
    try {
      reviewers.push(await inSavepoint(tx, () => settleOne(tx, services, session, container, change)));
      settled.push(change_id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      left.push({ change_id, problem: error.problem });
    }
  }
  if (settled.length > 0) await tellOthers(tx, session, container, 'review.requests_settled', reviewers);
  return { settled, left };
}

/**
 * What others changed in a container since a person last looked at it; nothing for one who never looked.
 * @throws Problem container.not_found
 */
export async function listChangesSince(
  tx: Tx,
  files: Services['files'],
  session: Session,
  container_id: string,
): Promise<{ records: ContentChange[]; total: number; looked_on: string | null; until: string }> {
  const container = await loadContainer(tx, session, container_id);
  const until = await selectNow(tx);
  const looked_on = (await selectOptionalLook(tx, container, session.user_id)) ?? null;
  const changes = looked_on === null ? [] : await foldedSince(tx, container, session.user_id);
  const records = await toContentChanges(tx, files, container, changes);
  return { records, total: records.length, looked_on, until };
}

/**
 * Notes that a reviewer has looked at a container, up to a time that is past.
 * @throws Problem container.not_found
 */
export async function noteLook(
  tx: Tx,
  session: Session,
  { container_id, until }: { container_id: string; until: string },
): Promise<void> {
  const container = await loadContainer(tx, session, container_id);
  await saveLook(tx, container, session.user_id, until);
}
