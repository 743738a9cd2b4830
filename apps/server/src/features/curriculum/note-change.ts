import type { SkillHistoryEntry } from '@takhti/domain';
import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { insertSkillHistory } from './history.queries.ts';

/** Writes who did what into a skill's history, in the transaction of the change itself. */
export async function noteChange(
  tx: Tx,
  session: Caller,
  action: SkillHistoryEntry['action'],
  skill_id: string,
  changes: SkillHistoryEntry['changes'] = [],
): Promise<void> {
  const { institution_id, user_id, active_role } = session;
  const is_unseen = session.names_no_version && action !== 'create' ? 1 : 0;
  const role_title = active_role.title;
  await insertSkillHistory(tx, [
    { institution_id, user_id, role_title, action, skill_id, changes, is_unseen },
  ]);
}
