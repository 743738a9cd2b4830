import {
  normaliseSkill,
  splitList,
  topicOf,
  type KeptSkill,
  type SkillFault,
  type SkillFields,
  type SkillFinding,
} from '@takhti/domain';
import type { Problem } from '@takhti/contract';

/** The values of a skill's form: separate grades, an empty field for no topic. */
export interface SkillValues extends Omit<SkillFields, 'grade' | 'lms_skill_id' | 'is_standalone'> {
  readonly grades: readonly string[];
  readonly lms_skill_id: string;
}

/** The values a new skill starts with. */
export function newValues(start: { grade: string; subject: string; category: string }): SkillValues {
  return {
    grades: splitList(start.grade),
    subject: start.subject,
    category: start.category,
    subcategory: '',
    skill: '',
    secondary_skill: '',
    skill_code: '',
    mastery_topic: '',
    lms_skill_id: '',
  };
}

/** The values of a skill that is there. */
export function valuesOf(skill: KeptSkill): SkillValues {
  const { subject, category, secondary_skill, skill_code, mastery_topic } = skill;
  return {
    grades: splitList(skill.grade),
    subject,
    category,
    subcategory: topicOf(skill) ?? '',
    skill: skill.skill,
    secondary_skill,
    skill_code,
    mastery_topic,
    lms_skill_id: skill.lms_skill_id ?? '',
  };
}

/** The request of a form: a skill made in standalone mode is marked as such (C-888). */
export function payloadOf(
  { grades, ...values }: SkillValues,
  { isStandalone }: { isStandalone: boolean },
): SkillFields {
  return normaliseSkill({ ...values, grade: grades.join(','), is_standalone: isStandalone ? 1 : 0 });
}

/** The fields of the form by what is wrong with them. */
export type FieldFaults = Partial<Record<keyof SkillFields, SkillFault | 'duplicate' | 'combination'>>;

/** One fault for each field: the first. */
export function faultsOf(findings: readonly SkillFinding[]): FieldFaults {
  return Object.fromEntries(findings.toReversed().map(({ field, fault }) => [field, fault]));
}

/** The fields that a refusal is about; null for one that is about none. */
export function faultsIn({ problem, details }: Problem): FieldFaults | null {
  switch (problem) {
    case 'skills.duplicate':
      return { skill: 'duplicate' };
    case 'skills.combination_exists':
      return { skill: 'combination' };
    case 'skills.invalid':
    case 'skills.category_required':
    case 'skills.skill_required':
      return details && faultsOf(details.fields);
    default:
      return null;
  }
}

/** Which levels can be filled in: each needs the one above it (C-727, C-728). */
export function openLevels({ grades, subject }: Pick<SkillValues, 'grades' | 'subject'>): {
  readonly subject: boolean;
  readonly skill: boolean;
} {
  const hasGrade = grades.length > 0;
  return { subject: hasGrade, skill: hasGrade && subject.trim() !== '' };
}
