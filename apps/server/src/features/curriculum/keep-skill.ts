import {
  Problem,
  type RequestOf,
  type createSkill as createCall,
  type updateSkill as updateCall,
} from '@takhti/contract';
import {
  duplicateProblem,
  normaliseSkill,
  SkillFields,
  skillChanges,
  skillFindings,
  splitList,
  type KeptSkill,
  type SkillFinding,
} from '@takhti/domain';
import type { Caller, Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { accessOf, mayChoose } from '../skills/index.ts';
import { insertSkills, updateSkills } from './changes.queries.ts';
import { listLastOrders, selectOptionalByLmsId, selectOptionalDuplicate } from './curriculum.queries.ts';
import { followPlace } from './followers.ts';
import { loadSkill, loadToChange, toKept } from './load-skill.ts';
import { noteChange } from './note-change.ts';
import { refuseDuplicates } from './refuse-duplicates.ts';

/**
 * Adds a skill behind those of its subject (C-885).
 * @throws Problem skills.invalid, skills.category_required and skills.skill_required with `fields`, skills.duplicate,
 * skills.combination_exists
 */
export async function createSkill(
  tx: Tx,
  session: Caller,
  input: RequestOf<typeof createCall>,
): Promise<KeptSkill> {
  const { institution_id } = session;
  const fields = await requireFields(tx, session, input, null);
  const skill_order = ((await listLastOrders(tx, institution_id)).get(fields.subject) ?? 0) + 1;
  const skill_id = newId();
  await refuseDuplicates(duplicateProblem(true, fields), () =>
    insertSkills(tx, [{ ...fields, institution_id, skill_id, skill_order }]),
  );
  await noteChange(tx, session, 'create', skill_id);
  return toKept(await loadSkill(tx, session, skill_id));
}

/**
 * Changes a skill; content on it follows its grade and subject (C-886).
 * @throws Problem skills.not_found, skills.changed_meanwhile with `current`, and those of `createSkill`
 */
export async function updateSkill(
  tx: Tx,
  session: Caller,
  input: RequestOf<typeof updateCall>,
): Promise<KeptSkill> {
  const { institution_id } = session;
  const before = await loadToChange(tx, session, input.skill_id, input.version);
  const fields = await requireFields(tx, session, input, before.skill_id);
  const changes = skillChanges(before, fields);
  if (changes.length === 0) return toKept(before);
  const { skill_id, skill_order } = before;
  await refuseDuplicates(duplicateProblem(false, fields), () =>
    updateSkills(tx, institution_id, [{ ...fields, skill_id, skill_order }]),
  );
  await followPlace(tx, institution_id, before, { ...fields, grades: splitList(fields.grade) });
  await noteChange(tx, session, 'update', skill_id, changes);
  return toKept(await loadSkill(tx, session, skill_id));
}

async function requireFields(
  tx: Tx,
  session: Session,
  input: SkillFields,
  skill_id: string | null,
): Promise<SkillFields> {
  // Other fields of the request do not belong to the skill.
  const fields = normaliseSkill(SkillFields.parse(input));
  const wrong = skillFindings(fields);
  const findings = wrong.length > 0 ? wrong : await findingsAgainst(tx, session, fields, skill_id);
  if (findings.length > 0) throw invalid(findings);
  if (await selectOptionalDuplicate(tx, session.institution_id, fields, skill_id))
    throw new Problem(duplicateProblem(skill_id === null, fields));
  return fields;
}

// These need the account's limits and the other skills.
async function findingsAgainst(
  tx: Tx,
  session: Session,
  fields: SkillFields,
  skill_id: string | null,
): Promise<SkillFinding[]> {
  const access = await accessOf(tx, session);
  const { subject, lms_skill_id } = fields;
  const chosen = splitList(fields.grade);
  const findings: SkillFinding[] = [];
  if (chosen.some((grade) => !mayChoose(access, { grade, subject })))
    findings.push({ field: 'grade', fault: 'not_allowed' });
  if (
    lms_skill_id !== null &&
    (await selectOptionalByLmsId(tx, session.institution_id, lms_skill_id, skill_id))
  )
    findings.push({ field: 'lms_skill_id', fault: 'lms_taken' });
  return findings;
}

function invalid(fields: readonly SkillFinding[]): Problem {
  const faults = new Set(fields.map(({ fault }) => fault));
  if (faults.has('category_required')) return new Problem('skills.category_required', { fields });
  if (faults.has('skill_required')) return new Problem('skills.skill_required', { fields });
  return new Problem('skills.invalid', { fields });
}
