import type { ContainerRow } from '@takhti/domain';
import { SubjectName, useGradeLabel } from '../../ui/index.ts';

/** For which grade and subject an item is, in a line. */
export function GradeAndSubject({ item }: { readonly item: Pick<ContainerRow, 'grade' | 'subject'> }) {
  const gradeLabel = useGradeLabel();
  return (
    <span>
      {gradeLabel(item.grade)} – <SubjectName subject={item.subject} />
    </span>
  );
}
