import { isLanguage, type Language } from '@takhti/domain';
import type { SkillChoice } from '../../skills/index.ts';

/** The faults of the form for new content, as keys of messages. */
export interface StartFaults {
  readonly title?: 'title_required';
  /** Grade and subject say themselves which of them is missing. */
  readonly isUnplaced?: true;
  readonly skill?: 'skill_required';
}

/** Looks at title and skill before new content is made; without a skill grade and subject must do. */
export function startFaults(start: {
  title: string;
  choice: SkillChoice;
  isSkillLater: boolean;
}): StartFaults {
  const { title, choice, isSkillLater } = start;
  return {
    ...(title.trim() === '' && { title: 'title_required' }),
    ...(choice.subject === ''
      ? { isUnplaced: true }
      : choice.skill === null && !isSkillLater && { skill: 'skill_required' }),
  };
}

/** The language that a subject teaches, if it is one of ours: its content is most likely written in it. */
export function languageOfSubject(subject: string): Language | null {
  const language = subject.toLowerCase();
  return isLanguage(language) ? language : null;
}
