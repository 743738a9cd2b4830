import type { HistoryAction } from '@takhti/contract';
import type { Container, ContentStatus, Revision } from '@takhti/domain';
import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { recordRevision, recordRevisions } from '../revisions/index.ts';
import { insertHistory, prolongHistory, type NewHistory } from './history.queries.ts';

// An editor saves every few seconds: one entry covers one period of work.
const repeated: readonly HistoryAction[] = ['save', 'question.save'];

/**
 * Writes who did what into a container's history (C-042, C-043). Repeated saves of the same thing by the same person in the
 * same role within ten minutes are one entry. Call it after the container's row was changed, whose lock keeps two saves in
 * a row.
 *
 * @param detail more fields of the entry; a question's `content_id` keeps saves of different questions apart
 * @param change the statuses before and after, for moves
 * @returns the id of the entry
 */
export async function recordHistory(
  tx: Tx,
  session: Caller,
  action: HistoryAction,
  container: { readonly institution_id: number; readonly container_id: string },
  detail: Readonly<Record<string, unknown>> = {},
  change: { readonly from_status: ContentStatus | null; readonly to_status: ContentStatus | null } = {
    from_status: null,
    to_status: null,
  },
): Promise<string> {
  const entry: NewHistory = {
    institution_id: container.institution_id,
    container_id: container.container_id,
    user_id: session.user_id,
    role_title: session.active_role.title,
    action,
    from_status: change.from_status,
    to_status: change.to_status,
    detail: session.names_no_version && !action.endsWith('create') ? { ...detail, is_unseen: true } : detail,
  };
  const prolonged = repeated.includes(action) ? await prolongHistory(tx, entry) : undefined;
  return prolonged ?? insertHistory(tx, entry);
}

/**
 * Writes a change into a container's history, with every thing before and after (C-042). Call it as
 * `recordHistory`.
 * @returns the id of the entry
 */
export async function recordChange(
  tx: Tx,
  session: Caller,
  action: HistoryAction,
  container: Pick<Container, 'institution_id' | 'container_id' | 'content_status'>,
  revisions: readonly Revision[],
  detail: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { institution_id, container_id, content_status } = container;
  const history_id = await recordHistory(tx, session, action, container, detail);
  const { level } = session.active_role;
  const of = { institution_id, container_id, history_id, content_status, level };
  const [only] = revisions;
  if (only && repeated.includes(action)) await recordRevision(tx, of, only);
  else await recordRevisions(tx, of, revisions);
  return history_id;
}
