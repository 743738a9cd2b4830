import type { Flag, SkillHistoryEntry } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';

export interface NewSkillHistory {
  readonly institution_id: number;
  readonly skill_id: string;
  readonly user_id: string;
  readonly role_title: string;
  readonly action: SkillHistoryEntry['action'];
  readonly changes: SkillHistoryEntry['changes'];
  readonly is_unseen?: Flag;
}

/** Adds entries to the history of skills. */
export async function insertSkillHistory(tx: Tx, entries: readonly NewSkillHistory[]): Promise<void> {
  await tx
    .insertInto('skills_history')
    .values(
      entries.map((entry) => ({ ...entry, history_id: newId(), changes: JSON.stringify(entry.changes) })),
    )
    .execute();
}

/** A page of a skill's history, newest first. */
export async function listSkillHistory(
  tx: Tx,
  institution_id: number,
  skill_id: string,
  rows: { limit: number; offset: number },
): Promise<SkillHistoryEntry[]> {
  return tx
    .selectFrom('skills_history')
    .innerJoin('users', (join) =>
      join
        .onRef('users.institution_id', '=', 'skills_history.institution_id')
        .onRef('users.user_id', '=', 'skills_history.user_id'),
    )
    .select([
      'skills_history.history_id',
      'users.full_name',
      'skills_history.role_title',
      'skills_history.action',
      'skills_history.changes',
      'skills_history.is_unseen',
      'skills_history.happened_on',
    ])
    .where('skills_history.institution_id', '=', institution_id)
    .where('skills_history.skill_id', '=', skill_id)
    .orderBy('skills_history.happened_on', 'desc')
    .orderBy('skills_history.history_id', 'desc')
    .limit(rows.limit)
    .offset(rows.offset)
    .execute();
}

export async function countSkillHistory(tx: Tx, institution_id: number, skill_id: string): Promise<number> {
  const { total } = await tx
    .selectFrom('skills_history')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('institution_id', '=', institution_id)
    .where('skill_id', '=', skill_id)
    .executeTakeFirstOrThrow();
  return total;
}
