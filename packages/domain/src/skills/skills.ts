/** The code of the skill that means "no skill chosen yet" within a grade and subject (C-526). */
export const minimalSkillCode = 'MINIMAL';

/** Whether a skill only marks a grade and subject; content on it cannot be submitted, lesson plans apart (C-523, C-525). */
export function isMinimalSkill(skill: { skill_code: string }): boolean {
  return skill.skill_code === minimalSkillCode;
}

/** A skill's topic for people: `'-'` means that it has none (C-359). */
export function topicOf(skill: { subcategory: string }): string | null {
  return skill.subcategory === '' || skill.subcategory === '-' ? null : skill.subcategory;
}
