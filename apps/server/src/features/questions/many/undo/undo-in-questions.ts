import { setImmediate } from 'node:timers/promises';
import { plainText } from '@takhti/content-types/kit';
import {
  Problem,
  undoable,
  type KeptQuestion,
  type ReplyOf,
  type undoInQuestions as undoCall,
} from '@takhti/contract';
import { cutText, isSame, limits, type Question, type Revision, type Snapshot } from '@takhti/domain';
import type { Services } from '../../../../http/services.ts';
import type { Caller } from '../../../../http/session.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { questionSnapshot, recordReviewerRevisions } from '../../../revisions/index.ts';
import { deleteInChunks } from '../../change-questions.queries.ts';
import { keptValues } from '../../kept-values.ts';
import { loadEditableBank, noteChange } from '../../load-bank.ts';
import { listPositions } from '../../positions.queries.ts';
import { listPublishedIds } from '../../questions-of-skill.queries.ts';
import { idsInPieces } from '../../weight/questions-in-pieces.ts';
import { requireRoomInBank } from '../../weight/require-room-in-bank.ts';
import { listQuestionsByIds, type BankKey } from '../../questions.queries.ts';
import { listFingerprintsById, updateTexts } from '../texts.queries.ts';
import { duplicatesAmong } from '../duplicates.ts';
import { bringBackDeleted } from './undo-deletion.ts';
import { listDone, selectOptionalAction } from './undo.queries.ts';

type Kept = { readonly question: Question; readonly reason: KeptQuestion['reason'] };
type Back = { readonly question: Question; readonly before: Snapshot | null };

/**
 * Undoes one entry of a bank's history, no matter what came after it: what an import brought goes, words that were replaced come back, and so
 * does what was deleted.
 * Questions that were changed since stay as they are, and are named. A bank that was empty before an import is empty again.
 * @throws Problem container.not_found, container.forbidden, container.read_only, history.not_found, questions.bank_full
 */
export async function undoInQuestions(
  tx: Tx,
  clock: Services['clock'],
  session: Caller,
  { container_id, history_id }: { readonly container_id: string; readonly history_id: string },
): Promise<ReplyOf<typeof undoCall>> {
  const bank = await loadEditableBank(tx, session, container_id);
  const action = await selectOptionalAction(tx, bank, history_id);
  if (!undoable.some((each) => each === action)) throw new Problem('history.not_found');
  const done = await listDone(tx, bank, history_id);
  if (done.length === 0) throw new Problem('history.not_found');
  if (action === 'question.delete') {
    const { revisions, kept } = await bringBackDeleted(tx, clock, session, bank, done);
    await noteUndone(tx, session, bank, revisions, { of: action, history_id, kept: kept.length });
    return {
      undone: revisions.length,
      kept: kept.slice(0, limits.reported_findings.max),
      total_kept: kept.length,
    };
  }
  const now = await questionsNow(tx, bank, done);
  const { back, kept } = await sorted(done, now);

  const added = back.filter(({ before }) => before === null).map(({ question }) => question.content_id);
  const published = new Set(added.length > 0 ? await listPublishedIds(tx, bank.institution_id, added) : []);
  const texts = await textsBefore(back);
  const wanted = texts.map(({ question, values }) => ({ ...values, content_id: question.content_id }));
  const duplicates =
    texts.length > 0 ? duplicatesAmong(await listFingerprintsById(tx, bank), wanted) : new Set<string>();
  const stays = ({ content_id }: Question): Kept['reason'] | null =>
    published.has(content_id) ? 'published' : duplicates.has(content_id) ? 'duplicate' : null;
  for (const { question } of back) {
    const reason = stays(question);
    if (reason) kept.push({ question, reason });
  }
  const undone = back.filter(({ question }) => stays(question) === null);
  const reply = await replyOf(tx, bank, kept);
  if (undone.length > 0) {
    await deleteInChunks(
      tx,
      bank,
      added.filter((content_id) => !published.has(content_id)),
    );
    const by = { modified_by_user_id: session.user_id, modified_on: clock.now() };
    await updateTexts(
      tx,
      bank,
      texts
        .filter(({ question }) => !duplicates.has(question.content_id))
        .map(({ question, values }) => ({ content_id: question.content_id, values })),
      by,
    );
    await requireRoomInBank(
      tx,
      bank,
      texts.map(({ values }) => values),
    );
    const revisions = undone.map(({ question, before }) => revisionOf(question, before));
    await noteUndone(tx, session, bank, revisions, { of: action, history_id, kept: kept.length });
  }
  return { undone: undone.length, kept: reply, total_kept: kept.length };
}

async function noteUndone(
  tx: Tx,
  session: Caller,
  bank: Awaited<ReturnType<typeof loadEditableBank>>,
  revisions: readonly Revision[],
  what: { readonly of: string | undefined; readonly history_id: string; readonly kept: number },
): Promise<void> {
  if (revisions.length === 0) return;
  await noteChange(tx, session, bank, 'question.undo', revisions, { count: revisions.length, ...what });
  if (bank.user_id !== session.user_id) await recordReviewerRevisions(tx, session, bank, revisions);
}

/** The texts that come back, in turns as above. */
async function textsBefore(back: readonly Back[]) {
  const texts: { readonly question: Question; readonly values: ReturnType<typeof keptValues> }[] = [];
  for (const { question, before } of back) {
    if (before === null) continue;
    texts.push({ question, values: keptValues({ ...questionSnapshot(question), ...before }) });
    await setImmediate();
  }
  return texts;
}

async function questionsNow(
  tx: Tx,
  bank: BankKey,
  done: readonly Revision[],
): Promise<Map<string, Question>> {
  const ids = done.flatMap(({ content_id }) => content_id ?? []);
  const questions = new Map<string, Question>();
  for (const some of await idsInPieces(tx, bank, ids))
    for (const question of await listQuestionsByIds(tx, bank.institution_id, some))
      questions.set(question.content_id, question);
  return questions;
}

// Deleted questions are skipped. Each may be long: other work gets turns in between.
async function sorted(
  done: readonly Revision[],
  now: ReadonlyMap<string, Question>,
): Promise<{ readonly back: readonly Back[]; readonly kept: Kept[] }> {
  const back: Back[] = [];
  const kept: Kept[] = [];
  for (const { content_id, before, after } of done) {
    const question = now.get(content_id ?? '');
    if (!question) continue;
    await setImmediate();
    if (isUntouched(question, before, after)) back.push({ question, before });
    else if (!isUndone(question, before)) kept.push({ question, reason: 'changed' });
  }
  return { back, kept };
}

// An added question that was never changed has its first version; of changed ones the changed fields are compared.
function isUntouched(question: Question, before: Snapshot | null, after: Snapshot | null): boolean {
  return before === null ? question.version === 1 : after !== null && holds(question, after);
}

function isUndone(question: Question, before: Snapshot | null): boolean {
  return before !== null && holds(question, before);
}

function holds(question: Question, values: Snapshot): boolean {
  const snapshot = questionSnapshot(question);
  return Object.entries(values).every(([field, value]) => isSame(snapshot[field], value));
}

function revisionOf(question: Question, before: Snapshot | null): Revision {
  const { content_id } = question;
  const snapshot = questionSnapshot(question);
  if (before === null) return { content_id, before: snapshot, after: null };
  const now = Object.fromEntries(Object.keys(before).map((field) => [field, snapshot[field]]));
  return { content_id, before: now, after: before };
}

async function replyOf(
  tx: Tx,
  bank: { readonly institution_id: number; readonly container_id: string },
  kept: readonly Kept[],
): Promise<KeptQuestion[]> {
  const first = kept.slice(0, limits.reported_findings.max);
  const positions = await listPositions(
    tx,
    bank,
    first.map(({ question }) => question.content_id),
  );
  return first.map(({ question: { content_id, question }, reason }) => ({
    content_id,
    position: positions.get(content_id) ?? 0,
    text: cutText(plainText(question), limits.anchor.quote),
    reason,
  }));
}
