import { listSubjects } from '@takhti/contract';
import { allowedGrades } from '@takhti/domain';
import { useQueryCall } from '../../app/api/index.ts';
import { useSession } from '../../app/session/index.ts';

interface FilterChoices {
  readonly grades: readonly string[];
  readonly subjects: readonly string[];
}

/** What a list of content can be narrowed to: the grades that the person may see, and the subjects of the chosen grade or of all. */
export function useFilterChoices(grade: string): FilterChoices {
  const { user } = useSession();
  const grades = allowedGrades({ grades_access: user.grades_access, specs_grades: user.specs.grades });
  const subjects = useQueryCall(listSubjects, { grade: grade || undefined }, { silent: true });
  return { grades, subjects: subjects.data?.records ?? [] };
}
