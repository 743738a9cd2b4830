import { isMinimalSkill, limits, splitList, type filteredFields, type Skill } from '@takhti/domain';
import { Problem } from '@takhti/contract';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { mayChoose, skillAccessOf, type SkillAccess } from './skills.policy.ts';
import * as queries from './skills.queries.ts';

/** The skills a person may choose from, and change where their role lets them. */
export async function accessOf(tx: Tx, session: Session): Promise<SkillAccess> {
  return skillAccessOf(session, await queries.selectSubjectsAccess(tx, session));
}

/** The subjects a person may choose, in alphabetical order; of one grade, or of all when it is empty. */
export async function listSubjects(tx: Tx, session: Session, grade: string): Promise<string[]> {
  const subjects = await queries.listSubjects(tx, session.institution_id, await accessOf(tx, session), grade);
  return subjects.toSorted((one, other) => one.localeCompare(other));
}

/** The skills of a grade and subject that a person may choose, in their order. */
export async function listEditorSkills(
  tx: Tx,
  session: Session,
  of: { grade: string; subject: string },
): Promise<Skill[]> {
  return queries.listSkillsOf(tx, session.institution_id, await accessOf(tx, session), of);
}

/** The institution's skills with these ids; ids of others are passed over. */
export async function listSkillsByIds(
  tx: Tx,
  session: Session,
  skill_ids: readonly string[],
): Promise<Skill[]> {
  return queries.listSkillsByIds(tx, session.institution_id, skill_ids);
}

/** One page of the skills that match, and how many there are. */
export async function searchSkills(
  tx: Tx,
  session: Session,
  { page, ...filter }: queries.SkillFilter & { page: number },
): Promise<{ records: Skill[]; total: number }> {
  const access = await accessOf(tx, session);
  const rows = { limit: limits.page_size, offset: (page - 1) * limits.page_size };
  return {
    records: await queries.searchSkills(tx, session.institution_id, access, filter, rows),
    total: await queries.countSkills(tx, session.institution_id, access, filter),
  };
}

/**
 * The skill that marks a grade and subject while none is chosen; made when nobody needed it before (C-526).
 * @throws Problem skills.not_found when the person may not choose the grade and subject, or no skill has them
 */
export async function findMinimalSkill(
  tx: Tx,
  session: Session,
  { grade, subject }: { grade: string; subject: string },
): Promise<{ skill_id: string }> {
  const { institution_id } = session;
  const of = { grade, subject };
  if (!(await hasChoice(tx, session, of))) throw new Problem('skills.not_found');
  const found = await queries.selectOptionalMinimalSkill(tx, institution_id, of);
  if (found) return found;
  await queries.insertMinimalSkill(tx, { institution_id, skill_id: newId(), ...of });
  const made = await queries.selectOptionalMinimalSkill(tx, institution_id, of);
  if (!made) throw new Error('the minimal skill is neither there nor could it be made');
  return made;
}

/**
 * The same for the person who names no grade and subject: those of the first skill that they may choose.
 * @throws Problem skills.not_found when they may choose none
 */
export async function findFirstMinimalSkill(tx: Tx, session: Session): Promise<{ skill_id: string }> {
  const access = await accessOf(tx, session);
  const everything = { grade: '', subject: '', category: '', skill_name: '' };
  const [first] = await queries.searchSkills(tx, session.institution_id, access, everything, {
    limit: 1,
    offset: 0,
  });
  const grade = first && splitList(first.grade).find((each) => access.grades.includes(each));
  if (!first || grade === undefined) throw new Problem('skills.not_found');
  return findMinimalSkill(tx, session, { grade, subject: first.subject });
}

/**
 * The skill that marks content which has lost its own: of its grade and subject while the person may choose those, else as
 * `findFirstMinimalSkill`.
 * @throws Problem skills.not_found when they may choose none
 */
export async function skillForNone(
  tx: Tx,
  session: Session,
  { grade, subject }: { grade: string; subject: string },
): Promise<{ skill_id: string }> {
  const of = { grade, subject };
  const isOpen = await hasChoice(tx, session, of);
  return isOpen ? findMinimalSkill(tx, session, of) : findFirstMinimalSkill(tx, session);
}

async function hasChoice(tx: Tx, session: Session, of: { grade: string; subject: string }): Promise<boolean> {
  const access = await accessOf(tx, session);
  return mayChoose(access, of) && queries.hasSkillsOf(tx, session.institution_id, access, of);
}

/**
 * The values of the metadata that assessments filter by, on the questions of a skill (C-881).
 * @throws Problem skills.not_found
 */
export async function countMetadata(
  tx: Tx,
  { institution_id }: Session,
  skill_id: string,
): Promise<Record<(typeof filteredFields)[number], { value: string; count: number }[]>> {
  if (!(await queries.isSkill(tx, institution_id, skill_id))) throw new Problem('skills.not_found');
  return {
    metadata1: await queries.countMetadata(tx, institution_id, skill_id, 'metadata1'),
    metadata2: await queries.countMetadata(tx, institution_id, skill_id, 'metadata2'),
  };
}

/** A skill that was chosen for content, with the one grade that the content then has. */
export interface ChosenSkill {
  readonly skill_id: string;
  readonly grade: string;
  readonly subject: string;
  readonly is_minimal: boolean;
  /** How many questions others can draw from it. */
  readonly total_questions: number;
}

/**
 * The skill a person chooses for content. Of a skill for several grades the content keeps its own grade if that is one of
 * them, else it gets the first that the person may choose.
 * @throws Problem skills.not_found when the institution has no such skill, or the person may not choose it
 */
export async function chooseSkill(
  tx: Tx,
  session: Session,
  skill_id: string,
  current_grade?: string,
): Promise<ChosenSkill> {
  const skill = await queries.selectOptionalSkill(tx, session.institution_id, skill_id);
  if (!skill) throw new Problem('skills.not_found');
  const access = await accessOf(tx, session);
  const grades = skill.grades.filter((grade) => mayChoose(access, { grade, subject: skill.subject }));
  const grade = grades.find((each) => each === current_grade) ?? grades[0];
  if (grade === undefined) throw new Problem('skills.not_found');
  return {
    skill_id: skill.skill_id,
    grade,
    subject: skill.subject,
    is_minimal: isMinimalSkill(skill),
    // Questions about an article are drawn with it alone.
    total_questions: skill.total_questions - skill.total_article_questions,
  };
}
