import {
  Problem,
  type ChangeRequest,
  type listChangedQuestions as changedCall,
  type listChanges as listCall,
  type listChangesSince as sinceCall,
  type ReplyOf,
  type RequestOf,
  type settleChanges as settleCall,
} from '@takhti/contract';
import {
  fieldAt,
  isItsAuthor,
  limits,
  mayEdit,
  standingOf,
  wholeQuestion,
  type Question,
  type WantedChange,
} from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Caller, Session } from '../../../http/session.ts';
import { inSavepoint, type Tx } from '../../../platform/db/index.ts';
import {
  loadContainer,
  lockContainer,
  refuseIfHeldElsewhere,
  valuesKnownTo,
  type LoadedContainer,
} from '../../containers/index.ts';
import {
  countOpen,
  foldSince,
  listChangedQuestions as listChangedIds,
  listChangedSince,
  listOpenChanges,
  listOpenIds,
  piece_bytes,
} from '../../revisions/index.ts';
import { saveLook, selectNow, selectOptionalLook } from '../looks.queries.ts';
import { onLiveSkills } from './live-skills.ts';
import { settleOne } from './settle-change.ts';
import { changedQuestions, questionLabels, signedTree, toContentChanges } from './show-changes.ts';
import { recordForOthers } from '../record-for-others.ts';
import { writtenQuestion } from './written-question.ts';

/**
 * What reviewers changed or suggested in a container and its author has not settled yet, page by page, each with how its field
 * is now.
 * @throws Problem container.not_found
 */
export async function listChanges(
  tx: Tx,
  session: Session,
  { container_id, page }: { container_id: string; page: number },
  most_named: number = limits.changes.named,
): Promise<ReplyOf<typeof listCall>> {
  const container = await loadContainer(tx, session, container_id);
  const change_ids = await listOpenIds(tx, container, most_named);
  const offset = (page - 1) * limits.page_size;
  const kept = await listOpenChanges(tx, container, { limit: limits.page_size, offset });
  const open = kept.map(await onLiveSkills(tx, container, kept));
  const questions = await changedQuestions(tx, container, open);
  const known = new Map(questions.map((question) => [question.content_id, question]));
  const labelOfQuestion = await questionLabels(tx, container, questions);
  const records = open.map((change): ChangeRequest => {
    const { container_id: _of, base_version: _on, ...rest } = change;
    const { content_id } = change;
    const holder = content_id === null ? container : known.get(content_id);
    const shown =
      change.field === wholeQuestion
        ? wholeChange(change, holder)
        : fieldChange(session, container, change, holder);
    const label = labelOfQuestion(content_id) ?? { position: null, stem: '', language: container.language };
    return { ...rest, ...label, ...shown };
  });
  return {
    records: await signedTree(tx, session, records),
    total: await countOpen(tx, container),
    can_settle: maySettle(session, container),
    change_ids,
  };
}

/**
 * The questions of a bank that have such changes, for marks at all of its rows.
 * @throws Problem container.not_found
 */
export async function listChangedQuestions(
  tx: Tx,
  session: Session,
  container_id: string,
): Promise<ReplyOf<typeof changedCall>> {
  const container = await loadContainer(tx, session, container_id);
  return { content_ids: await listChangedIds(tx, container) };
}

type Holder = LoadedContainer | Question | undefined;
type Shown = Pick<ChangeRequest, 'before' | 'after' | 'current' | 'version' | 'standing'>;

function fieldChange(
  session: Session,
  container: LoadedContainer,
  { content_id, field, before, after }: WantedChange & { readonly content_id: string | null },
  holder: Holder,
): Shown {
  const found = holder ? fieldAt({ ...holder }, field) : null;
  const current = found && { value: found.value ?? null };
  const standing = standingOf({ field, before, after }, current);
  const texts = { before, after, current: current?.value ?? null };
  const known = content_id === null ? valuesKnownTo(session, container, field, texts) : texts;
  return { ...known, version: holder?.version ?? null, standing };
}

// Of a question that is not there people know the words that are kept.
function wholeChange(
  change: WantedChange,
  holder: Holder,
): Shown & Partial<Pick<ChangeRequest, 'stem' | 'language'>> {
  const [before, after] = [writtenQuestion(change.before), writtenQuestion(change.after)];
  const current = writtenQuestion(holder ?? null);
  const standing = standingOf({ field: change.field, before, after }, { value: current });
  const kept = current ?? after ?? before;
  return {
    before,
    after,
    current,
    version: holder?.version ?? null,
    standing,
    ...(kept && { stem: kept.question, language: kept.language }),
  };
}

function maySettle(session: Session, container: LoadedContainer): boolean {
  return isItsAuthor(session, container) && mayEdit(session, container);
}

/**
 * Accepts or rejects changes of reviewers and notifies them. A change that cannot be settled stays open, is in the reply, and
 * does not stop the others.
 * @throws Problem container.not_found, container.forbidden, container.read_only, container.locked with the `lock`
 */
export async function settleChanges(
  tx: Tx,
  services: Pick<Services, 'clock'>,
  session: Caller,
  { container_id, changes }: RequestOf<typeof settleCall>,
): Promise<ReplyOf<typeof settleCall>> {
  // Locked before it is judged, and once for all of them: nobody changes it until the last one is settled.
  await lockContainer(tx, session.institution_id, container_id);
  let container = await loadContainer(tx, session, container_id);
  if (!isItsAuthor(session, container)) throw new Problem('container.forbidden');
  if (!maySettle(session, container)) throw new Problem('container.read_only');
  refuseIfHeldElsewhere(session, container);
  const settled: string[] = [];
  const reviewers: string[] = [];
  const left = new Map<string, string>();
  // Settling one change may free another: a question that replaced a deleted one, with the same words.
  for (let open = changes, before = -1; open.length > 0 && settled.length > before;) {
    before = settled.length;
    for (const change of open) {
      const { change_id } = change;
      try {
        const held = container;
        const outcome = await inSavepoint(tx, () => settleOne(tx, services, session, held, change));
        reviewers.push(outcome.reviewer);
        container = outcome.container;
        settled.push(change_id);
        left.delete(change_id);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        left.set(change_id, error.problem);
      }
    }
    open = open.filter(({ change_id }) => waitsForOthers(left.get(change_id)));
  }
  if (settled.length > 0) await recordForOthers(tx, session, container, 'review.requests_settled', reviewers);
  return { settled, left: [...left].map(([change_id, problem]) => ({ change_id, problem })) };
}

function waitsForOthers(problem: string | undefined): boolean {
  return problem === 'questions.duplicate' || problem === 'questions.cannot_delete';
}

/**
 * What others changed in a container since a person last looked at it; nothing if they never looked. `total` counts all; of an
 * import of thousands the first are shown. Where much was changed it waits for its institution's turn.
 * @throws Problem container.not_found, request.too_many
 */
export async function listChangesSince(
  { db, workroom }: Pick<Services, 'db' | 'workroom'>,
  session: Session,
  container_id: string,
): Promise<ReplyOf<typeof sinceCall>> {
  const { container, things, ...look } = await db.inReadTransaction(async (tx) => {
    const found = await loadContainer(tx, session, container_id);
    const until = await selectNow(tx);
    const looked_on = (await selectOptionalLook(tx, found, session.user_id)) ?? null;
    const changed = looked_on === null ? [] : await listChangedSince(tx, found, session.user_id);
    return { container: found, things: changed, looked_on, until };
  });
  if (things.length === 0) return { records: [], total: 0, ...look };
  const fold = async () => {
    const { records, total } = await foldSince(db, container, session.user_id, things);
    const shown = await db.inReadTransaction((tx) => toContentChanges(tx, session, container, records));
    return { records: shown, total, ...look };
  };
  const bytes = things.reduce((sum, thing) => sum + thing.bytes, 0);
  return bytes > piece_bytes ? workroom.inTurn('histories', session, fold) : fold();
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
