import type { ChangeKind, ContentType, FieldChange } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import * as queries from './change-requests.queries.ts';

/** The thing that a reviewer changes: a question of a container, or the container itself (`content_id` null). */
export interface ChangeBase {
  readonly institution_id: number;
  readonly container_id: string;
  readonly content_type: ContentType;
  readonly content_id: string | null;
  /** The version that the change is based on. */
  readonly version: number;
}

/** The changes to one thing. */
export interface ChangesOf {
  readonly base: ChangeBase;
  readonly changes: readonly FieldChange[];
}

// A statement takes 65,535 values at most; a change has eleven.
const chunk = 1_000;

/** Keeps changes of a reviewer, open until the author settles them. */
export async function keepChanges(
  tx: Tx,
  session: Session,
  kind: ChangeKind,
  of: readonly ChangesOf[],
): Promise<void> {
  const rows = of.flatMap(({ base: { institution_id, container_id, content_id, version }, changes }) =>
    changes.map(({ field, before, after }) => ({
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
  for (let from = 0; from < rows.length; from += chunk)
    await queries.insertChangeRequests(tx, rows.slice(from, from + chunk));
}

// A missing field is stored as null.
function jsonOf(value: unknown): string {
  return JSON.stringify(value ?? null);
}

export type OwnChange = Awaited<ReturnType<typeof queries.listOwnOpenChanges>>[number];

/** Finds a reviewer's own open changes among those of some questions of a container, or of it itself: by their fields. */
export async function openFields(
  tx: Tx,
  session: Session,
  container: Omit<ChangeBase, 'content_id'>,
  content_ids: readonly (string | null)[],
  kind: ChangeKind,
): Promise<(content_id: string | null) => ReadonlyMap<string, OwnChange>> {
  const own = { content_ids, kind, by_user_id: session.user_id };
  const changes = await queries.listOwnOpenChanges(tx, container, own);
  const known = Map.groupBy(changes, ({ content_id }) => content_id);
  return (content_id) => new Map(known.get(content_id)?.map((change) => [change.field, change]));
}
