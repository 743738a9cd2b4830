import { Problem } from '@takhti/contract';
import type { KeptSkill } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { accessOf, mayChoose } from '../skills/index.ts';
import { lockSkills, selectOptionalKept } from './curriculum.queries.ts';

/** A skill with its comma list of grades split. */
export type LoadedSkill = KeptSkill & { readonly grades: readonly string[] };

/**
 * A skill that the person may look at: one of its grades is within the limits of their account.
 * @throws Problem skills.not_found
 */
export async function loadSkill(tx: Tx, session: Session, skill_id: string): Promise<LoadedSkill> {
  return load(tx, session, skill_id, 'some');
}

/**
 * A skill that the person may change, held until the transaction ends: all of its grades are within their limits.
 * @param version the version that their change started from; any, where they name none
 * @throws Problem skills.not_found, skills.changed_meanwhile with `current`
 */
export async function loadToChange(
  tx: Tx,
  session: Session,
  skill_id: string,
  version?: number,
): Promise<LoadedSkill> {
  await lockSkills(tx, session.institution_id, [skill_id]);
  const skill = await load(tx, session, skill_id, 'every');
  if (version !== undefined && skill.version !== version)
    throw new Problem('skills.changed_meanwhile', { current: toKept(skill) });
  return skill;
}

/** A skill as replies carry it. */
export function toKept({ grades: _grades, ...skill }: LoadedSkill): KeptSkill {
  return skill;
}

async function load(
  tx: Tx,
  session: Session,
  skill_id: string,
  needed: 'some' | 'every',
): Promise<LoadedSkill> {
  const skill = await selectOptionalKept(tx, session.institution_id, skill_id);
  if (!skill) throw new Problem('skills.not_found');
  const access = await accessOf(tx, session);
  const isOpen = (grade: string): boolean => mayChoose(access, { grade, subject: skill.subject });
  if (!skill.grades[needed](isOpen)) throw new Problem('skills.not_found');
  return skill;
}
