import { Problem, type ReplyOf, type RequestOf, type orderSkills as orderCall } from '@takhti/contract';
import { moveBehind } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { accessOf, mayChoose } from '../skills/index.ts';
import { placeSkills } from './changes.queries.ts';
import { listOrder, lockSkills } from './curriculum.queries.ts';
import { insertSkillHistory } from './history.queries.ts';

/**
 * Moves skills of a grade and subject, in the order given, behind another one or to the beginning. The whole subject is one
 * order, so that a skill of several grades keeps its place among its neighbours in each.
 * @throws Problem skills.not_found when the person may not choose the grade and subject, or one of the ids is none of its skills
 */
export async function orderSkills(
  tx: Tx,
  session: Session,
  input: RequestOf<typeof orderCall>,
): Promise<ReplyOf<typeof orderCall>> {
  const { institution_id, user_id, active_role } = session;
  const { grade, subject, after_skill_id } = input;
  if (!mayChoose(await accessOf(tx, session), { grade, subject })) throw new Problem('skills.not_found');
  const seen = await listOrder(tx, institution_id, input);
  const own = new Set(seen.filter(({ is_of_grade }) => is_of_grade).map(({ skill_id }) => skill_id));
  const skill_ids = [...new Set(input.skill_ids)];
  const named = after_skill_id === null ? skill_ids : [...skill_ids, after_skill_id];
  if (named.some((skill_id) => !own.has(skill_id)) || skill_ids.includes(after_skill_id ?? ''))
    throw new Problem('skills.not_found');
  await lockSkills(
    tx,
    institution_id,
    seen.map(({ skill_id }) => skill_id),
  );
  // As it is now that nothing can be moved by others.
  const present = await listOrder(tx, institution_id, input);
  const before = new Map(present.map(({ skill_id, skill_order }) => [skill_id, skill_order]));
  const order = moveBehind([...before.keys()], skill_ids, anchorOf(present, skill_ids, after_skill_id));
  const places = order.map((skill_id, at) => ({ skill_id, skill_order: at + 1 }));
  await placeSkills(
    tx,
    institution_id,
    places.filter(({ skill_id, skill_order }) => before.get(skill_id) !== skill_order),
  );
  const moved = places.filter(({ skill_id }) => skill_ids.includes(skill_id));
  await insertSkillHistory(
    tx,
    moved.map(({ skill_id, skill_order }) => ({
      institution_id,
      skill_id,
      user_id,
      role_title: active_role.title,
      action: 'order' as const,
      changes: [{ field: 'skill_order', from: String(before.get(skill_id) ?? ''), to: String(skill_order) }],
    })),
  );
  return { skill_ids: order.filter((skill_id) => own.has(skill_id)) };
}

// The beginning of a grade comes after everything that other grades have before it.
function anchorOf(
  present: readonly { skill_id: string; is_of_grade: boolean }[],
  moved: readonly string[],
  after_skill_id: string | null,
): string | null {
  if (after_skill_id !== null) return after_skill_id;
  const rest = present.filter(({ skill_id }) => !moved.includes(skill_id));
  const first = rest.findIndex(({ is_of_grade }) => is_of_grade);
  return rest[(first === -1 ? rest.length : first) - 1]?.skill_id ?? null;
}
