import { modelOf } from '@takhti/content-types';
import { Problem } from '@takhti/contract';
import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { deleteSkill as takeOut } from './changes.queries.ts';
import { listTypesOn } from './followers.queries.ts';
import { loadToChange } from './load-skill.ts';
import { noteChange } from './note-change.ts';

/**
 * Deletes a skill that nothing belongs to (C-887, C-1026, C-1027).
 * @throws Problem skills.not_found, skills.changed_meanwhile with `current`, skills.has_assessments, skills.has_questions,
 * skills.has_content
 */
export async function deleteSkill(
  tx: Tx,
  session: Caller,
  { skill_id, version }: { skill_id: string; version?: number | undefined },
): Promise<void> {
  const skill = await loadToChange(tx, session, skill_id, version);
  const types = await listTypesOn(tx, session.institution_id, skill_id);
  if (types.some((type) => modelOf(type)?.draws)) throw new Problem('skills.has_assessments');
  if (skill.total_questions > 0) throw new Problem('skills.has_questions');
  if (types.length > 0) throw new Problem('skills.has_content');
  await takeOut(tx, session.institution_id, skill_id);
  await noteChange(tx, session, 'delete', skill_id, [{ field: 'skill', from: skill.skill, to: '' }]);
}
