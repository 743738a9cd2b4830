import { isAll, splitList } from '@takhti/domain';
import { useFormat, useText } from '../../i18n/index.ts';
import { useGradeLabel, useSubjectLabel } from '../../ui/index.ts';

/** The grades and subjects of a person in words; an empty list means all, as everywhere (C-811). */
export function useAccessWords(): {
  grades: (list: string) => string;
  subjects: (list: string) => string;
} {
  const t = useText();
  const format = useFormat();
  const gradeLabel = useGradeLabel();
  const subjectLabel = useSubjectLabel();
  const isEverything = (list: string): boolean => isAll(list) || splitList(list).length === 0;
  return {
    grades: (list) =>
      isEverything(list) ? t('people:all_grades') : format.list(splitList(list).map(gradeLabel)),
    subjects: (list) =>
      isEverything(list) ? t('people:all_subjects') : format.list(splitList(list).map(subjectLabel)),
  };
}
