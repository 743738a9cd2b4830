import {
  fieldChanges,
  isSame,
  QuestionDoc,
  type ChangeKind,
  type Revision,
  type Snapshot,
} from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import * as queries from './change-requests.queries.ts';

/** What a reviewer works on: a question of a container, or the container itself (`content_id` null). */
export interface ChangeBase {
  readonly institution_id: number;
  readonly container_id: string;
  readonly content_id: string | null;
  /** The version that their words lie on. */
  readonly version: number;
}

/**
 * Keeps what a reviewer changed for its author to accept or reject, field by field (C-266). Of a field that the same reviewer
 * changes again, one change stays, from what was there before them; one that is again what it was is none.
 */
export async function recordReviewerChanges(
  tx: Tx,
  session: Session,
  base: ChangeBase,
  before: Snapshot,
  after: Snapshot,
): Promise<void> {
  const known = await openFields(tx, session, base, 'changed');
  const fresh: NewChange[] = [];
  const undone: string[] = [];
  for (const { field, before: was, after: is } of fieldChanges(before, after)) {
    const earlier = known.get(field);
    if (!earlier) fresh.push({ field, before: was, after: is });
    else if (isSame(earlier.before, is)) undone.push(earlier.change_id);
    else await renew(tx, base, earlier.change_id, is);
  }
  await keep(tx, session, base, 'changed', fresh, undone);
}

const containerFields = ['title', 'language', 'json_data'];
const questionFields = Object.keys(QuestionDoc.shape);

/** As `recordReviewerChanges`, of many things that one change of a container changed. */
export async function recordReviewerRevisions(
  tx: Tx,
  session: Session,
  container: Omit<ChangeBase, 'content_id'>,
  revisions: readonly Revision[],
): Promise<void> {
  for (const { content_id, before, after } of revisions) {
    if (!before || !after) continue;
    const fields = content_id === null ? containerFields : questionFields;
    const base = { ...container, content_id };
    await recordReviewerChanges(tx, session, base, only(fields, before), only(fields, after));
  }
}

function only(fields: readonly string[], snapshot: Snapshot): Snapshot {
  return Object.fromEntries(Object.entries(snapshot).filter(([field]) => fields.includes(field)));
}

/**
 * Keeps what a reviewer would change and leaves to the author; nothing else is touched. What they suggested before of the same
 * question gives way to this: a field without a difference now is not suggested any more.
 * @returns how many fields are suggested now
 */
export async function recordSuggestions(
  tx: Tx,
  session: Session,
  base: ChangeBase,
  current: Snapshot,
  wanted: Snapshot,
): Promise<number> {
  const known = await openFields(tx, session, base, 'suggested');
  const changes = fieldChanges(current, wanted);
  await keep(
    tx,
    session,
    base,
    'suggested',
    changes,
    [...known.values()].map(({ change_id }) => change_id),
  );
  return changes.length;
}

interface NewChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

async function openFields(tx: Tx, session: Session, base: ChangeBase, kind: ChangeKind) {
  const { content_id } = base;
  const own = await queries.listOwnOpenChanges(tx, base, { content_id, kind, by_user_id: session.user_id });
  return new Map(own.map((change) => [change.field, change]));
}

async function renew(tx: Tx, base: ChangeBase, change_id: string, after: unknown): Promise<void> {
  const values = { after: jsonOf(after), base_version: base.version };
  await queries.updateWantedValue(tx, base.institution_id, change_id, values);
}

async function keep(
  tx: Tx,
  session: Session,
  base: ChangeBase,
  kind: ChangeKind,
  fresh: readonly NewChange[],
  obsolete: readonly string[],
): Promise<void> {
  const { institution_id, container_id, content_id, version } = base;
  if (obsolete.length > 0) await queries.deleteChanges(tx, institution_id, obsolete);
  if (fresh.length === 0) return;
  await queries.insertChangeRequests(
    tx,
    fresh.map(({ field, before, after }) => ({
      institution_id,
      change_id: newId(),
      container_id,
      content_id,
      field,
      before: jsonOf(before),
      after: jsonOf(after),
      kind,
      base_version: version,
      by_user_id: session.user_id,
      role_title: session.active_role.title,
    })),
  );
}

// A field that one of both does not have is told as null.
function jsonOf(value: unknown): string {
  return JSON.stringify(value ?? null);
}
