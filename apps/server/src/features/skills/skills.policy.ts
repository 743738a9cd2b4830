import { allowedGrades, splitList } from '@takhti/domain';
import type { Session } from '../../http/session.ts';

/** Which skills a person may choose from (specification, section 6). */
export interface SkillAccess {
  readonly grades: readonly string[];
  /** null: every subject. */
  readonly subjects: readonly string[] | null;
}

/** The skills a person may choose from, by the limits of their account and of their institution (C-394, C-811, C-812). */
export function skillAccessOf(
  session: Pick<Session, 'grades_access' | 'specs'>,
  subjects_access: string,
): SkillAccess {
  const subjects = splitList(subjects_access);
  const isLimited = subjects.length > 0 && !subjects.some((subject) => subject.toUpperCase() === 'ALL');
  return {
    grades: allowedGrades({ grades_access: session.grades_access, specs_grades: session.specs.grades }),
    subjects: isLimited ? subjects : null,
  };
}

/** Whether a person may choose skills of a grade and subject. */
export function mayChoose(access: SkillAccess, wanted: { grade: string; subject: string }): boolean {
  return (
    access.grades.includes(wanted.grade) &&
    (access.subjects === null || access.subjects.includes(wanted.subject))
  );
}
