import { institutionIds } from '../people/institutions.ts';
import type { SkillFields } from '../entities/skill.ts';
import { grades, splitList } from './grades.ts';
import { limits } from '../limits.ts';
import { isMinimalSkill } from './skills.ts';

/** Faults of a field of a skill. */
export const skillFaults = [
  'grade_required',
  'grade_unknown',
  'not_allowed',
  'subject_required',
  'category_required',
  'skill_required',
  'too_long',
  'code_reserved',
  'lms_taken',
] as const;
export type SkillFault = (typeof skillFaults)[number];

export interface SkillFinding {
  readonly field: keyof SkillFields;
  readonly fault: SkillFault;
}

/** The texts of a skill, in the order in which people read its place in the tree. */
export const skillTexts = [
  'subject',
  'category',
  'subcategory',
  'skill',
  'secondary_skill',
  'skill_code',
  'mastery_topic',
] as const satisfies readonly (keyof SkillFields)[];

/**
 * A skill's fields as they are kept: spaces put in order, no topic as `'-'` (C-359), grades each once and in their order
 * (C-363), no LMS id as null.
 */
export function normaliseSkill(fields: SkillFields): SkillFields {
  const texts = Object.fromEntries(skillTexts.map((field) => [field, oneLine(fields[field])]));
  const lms_skill_id = oneLine(fields.lms_skill_id ?? '');
  return {
    ...fields,
    ...texts,
    grade: inOrder(splitList(fields.grade)).join(','),
    subcategory: oneLine(fields.subcategory) || '-',
    lms_skill_id: lms_skill_id === '' ? null : lms_skill_id,
  };
}

/** The faults that prevent saving a skill, in the order of the form (specification, section 5; C-724, C-725). */
export function skillFindings(fields: SkillFields): SkillFinding[] {
  const chosen = splitList(fields.grade);
  const isLong = (text: string, max: number): boolean => text.length > max;
  const findings: (SkillFinding | false)[] = [
    chosen.length === 0 && { field: 'grade', fault: 'grade_required' },
    chosen.some((grade) => !isGrade(grade)) && { field: 'grade', fault: 'grade_unknown' },
    fields.subject === '' && { field: 'subject', fault: 'subject_required' },
    fields.category === '' && { field: 'category', fault: 'category_required' },
    fields.skill === '' && { field: 'skill', fault: 'skill_required' },
    isMinimalSkill({ skill_code: fields.skill_code.toUpperCase() }) && {
      field: 'skill_code',
      fault: 'code_reserved',
    },
    ...skillTexts.map((field): SkillFinding | false => {
      const max = field === 'subject' || field === 'skill_code' ? limits.skill.short : limits.skill.text;
      return isLong(fields[field], max) && { field, fault: 'too_long' };
    }),
    isLong(fields.lms_skill_id ?? '', limits.skill.short) && { field: 'lms_skill_id', fault: 'too_long' },
  ];
  return findings.filter((finding) => finding !== false);
}

/** The key that two skills of a grade may not share: subject, unit, topic, skill and secondary skill, ignoring case. */
export function skillNameKey(
  fields: Pick<SkillFields, 'subject' | 'category' | 'subcategory' | 'skill' | 'secondary_skill'>,
): string {
  const { subject, category, subcategory, skill, secondary_skill } = fields;
  return JSON.stringify([subject, category, subcategory, skill, secondary_skill]).toLowerCase();
}

/** How a duplicate is refused: a new skill by the one text, a combination with a secondary skill or a change by the other (C-723, C-1028). */
export function duplicateProblem(
  isNew: boolean,
  fields: Pick<SkillFields, 'secondary_skill'>,
): 'skills.duplicate' | 'skills.combination_exists' {
  return isNew && fields.secondary_skill === '' ? 'skills.duplicate' : 'skills.combination_exists';
}

/** The fields that an edit of a skill changed, for its history. */
export interface SkillChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** The fields that differ between two states of a skill. */
export function skillChanges(before: SkillFields, after: SkillFields): SkillChange[] {
  const fields = ['grade', ...skillTexts, 'lms_skill_id', 'is_standalone'] as const;
  return fields.flatMap((field) => {
    const [from, to] = [String(before[field] ?? ''), String(after[field] ?? '')];
    return from === to ? [] : [{ field, from, to }];
  });
}

/** The call that finds an institution's skills: by their own ids, or by those of its LMS (C-1064). */
export function skillMatchOf(institution_id: number): 'editor/skills/ids' | 'editor/skills/lmsids' {
  return institution_id === institutionIds.provider ? 'editor/skills/lmsids' : 'editor/skills/ids';
}

/** Puts grades in the order in which people expect them, each once; unknown ones last. */
function inOrder(chosen: readonly string[]): string[] {
  const known = grades.filter((grade) => chosen.includes(grade));
  return [...known, ...new Set(chosen.filter((grade) => !isGrade(grade)))];
}

function isGrade(grade: string): boolean {
  return (grades as readonly string[]).includes(grade);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
