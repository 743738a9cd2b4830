import { Problem, type ReplyOf, type mergeSkills as mergeCall } from '@takhti/contract';
import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { recordHistory } from '../containers/index.ts';
import { countPools } from '../skills/index.ts';
import * as changes from './changes.queries.ts';
import { lockSkills } from './curriculum.queries.ts';
import { rewriteDrawing } from './followers.ts';
import * as followers from './followers.queries.ts';
import { loadSkill, loadToChange, toKept } from './load-skill.ts';
import { noteChange } from './note-change.ts';

/**
 * Moves everything that belongs to one skill to another, what draws from it included, and deletes the one. Published
 * questions keep the skill they were published with; who draws from the other finds them by the trace that is left.
 * @throws Problem skills.same, skills.not_found, skills.changed_meanwhile with `current`
 */
export async function mergeSkills(
  tx: Tx,
  session: Caller,
  input: { from_skill_id: string; into_skill_id: string; version: number },
): Promise<ReplyOf<typeof mergeCall>> {
  const { from_skill_id, into_skill_id } = input;
  const { institution_id } = session;
  if (from_skill_id === into_skill_id) throw new Problem('skills.same');
  // Both at once and in one order, so that two merges never wait for each other.
  await lockSkills(tx, institution_id, [from_skill_id, into_skill_id]);
  const from = await loadToChange(tx, session, from_skill_id, input.version);
  const into = await loadToChange(tx, session, into_skill_id);

  const contents = await followers.lockContentsOn(tx, institution_id, from_skill_id);
  const questions = await followers.moveQuestions(tx, institution_id, from_skill_id, into_skill_id);
  await followers.moveContents(tx, institution_id, from_skill_id, into);
  const values = await followers.listFilterValues(tx, institution_id, from_skill_id);
  const pool = await countPools(tx, institution_id, [into_skill_id], values);
  const merged = { kind: 'merged', skill_id: from_skill_id, into, pool } as const;
  await rewriteDrawing(tx, institution_id, contents, merged);
  await changes.redirectMerged(tx, institution_id, from_skill_id, into_skill_id);
  await changes.deleteSkill(tx, institution_id, from_skill_id, into_skill_id);

  for (const { container_id } of contents)
    await recordHistory(
      tx,
      session,
      'changeSkill',
      { institution_id, container_id },
      { from_skill_id, to_skill_id: into_skill_id, is_merge: true },
    );
  const renamed = [{ field: 'skill', from: from.skill, to: into.skill }];
  await noteChange(tx, session, 'merge', from_skill_id, renamed);
  await noteChange(tx, session, 'merge', into_skill_id, renamed);
  const skill = toKept(await loadSkill(tx, session, into_skill_id));
  return { skill, questions, contents: contents.length };
}
