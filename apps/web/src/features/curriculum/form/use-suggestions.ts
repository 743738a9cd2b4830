import { listEditorSkills, listSubjects } from '@takhti/contract';
import { topicOf } from '@takhti/domain';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryCall } from '../../../app/api/index.ts';
import type { SkillValues } from './skill-values.ts';

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The existing names at each level of a skill's place, so that one unit is not spelt in two ways. */
export function useSuggestions({ grades, subject, category, subcategory }: SkillValues) {
  const grade = grades[0] ?? '';
  const [typed] = useDebouncedValue(subject.trim(), 300);
  const subjects = useQueryCall(listSubjects, { grade }, { enabled: grade !== '', silent: true });
  const isKnown = subjects.data?.records.includes(typed) ?? false;
  const skills = useQueryCall(
    listEditorSkills,
    { grade, subject: typed },
    { enabled: grade !== '' && isKnown, silent: true },
  );
  const present = (isKnown && skills.data?.records) || [];
  const inUnit = present.filter((skill) => skill.category === category.trim());
  const inTopic = inUnit.filter((skill) => (topicOf(skill) ?? '') === subcategory.trim());
  return {
    subjects: subjects.data?.records ?? [],
    units: unique(present.map((skill) => skill.category)),
    topics: unique(inUnit.flatMap((skill) => topicOf(skill) ?? [])),
    skills: unique(inTopic.map(({ skill }) => skill)),
  };
}
