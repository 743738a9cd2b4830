import { isMinimalSkill, type Skill } from '@takhti/domain';

interface GradeAndSubject {
  readonly grade: string;
  readonly subject: string;
}

/** Whether content can stay on its skill when it goes to a grade and subject: a real one that both of them have. */
export function keepsSkill(skill: Skill | null, { grade, subject }: GradeAndSubject): skill is Skill {
  if (skill === null || isMinimalSkill(skill)) return false;
  const grades = skill.grade.split(',').map((each) => each.trim());
  return skill.subject === subject && grades.includes(grade);
}

/** Which of both is missing: an update needs grade and subject (C-730). */
export function missingOf({ grade, subject }: GradeAndSubject): readonly ('grade' | 'subject')[] {
  return [...(grade === '' ? (['grade'] as const) : []), ...(subject === '' ? (['subject'] as const) : [])];
}
