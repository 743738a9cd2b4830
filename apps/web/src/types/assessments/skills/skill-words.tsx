import { Text } from '@mantine/core';
import { SubjectName, useGradeLabel } from '../../../ui/index.ts';
import type { SkillFacts } from './skill-facts.ts';

interface SkillWordsProps {
  readonly name: string;
  readonly facts: SkillFacts | undefined;
}

/** How people recognise a skill: its name, below it grade and subject once they are known. */
export function SkillWords({ name, facts }: SkillWordsProps) {
  const gradeLabel = useGradeLabel();
  return (
    <>
      <Text fw={600} component="bdi">
        {name}
      </Text>
      {facts && (
        <Text size="sm" c="dimmed">
          {gradeLabel(facts.grade)} – <SubjectName subject={facts.subject} />
        </Text>
      )}
    </>
  );
}
