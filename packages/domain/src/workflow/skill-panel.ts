import { contentTypes, type ContentType } from '../content-types.ts';

interface SkillFacts {
  /** Whether the institution is standalone, without curriculum (C-536). */
  readonly is_standalone: boolean;
  /** Whether a teacher comes from an LMS without full access. */
  readonly is_limited_teacher: boolean;
}

/** Whether skills are kept from sight: of standalone games, and for teachers of an LMS without full access (C-817, C-818). */
export function hidesSkills(content_type: ContentType, facts: SkillFacts): boolean {
  return facts.is_limited_teacher || isStandaloneGame(content_type, facts);
}

/** Whether content is submitted only on a real skill: where none can be chosen, the minimal one must do (C-523, C-817). */
export function needsSkill(content_type: ContentType, facts: Pick<SkillFacts, 'is_standalone'>): boolean {
  return contentTypes[content_type].needs_skill && !isStandaloneGame(content_type, facts);
}

/** Whether it is a game of a standalone institution: it shows its settings in place of its skill (C-274). */
export function isStandaloneGame(
  content_type: ContentType,
  { is_standalone }: Pick<SkillFacts, 'is_standalone'>,
): boolean {
  return is_standalone && contentTypes[content_type].hides_skill_when_standalone;
}
