import { isTextKey, useFormat, useText } from '../i18n/index.ts';

/** A grade as people say it: "Grade 4", "Nursery", "Grades 3–5". */
export function useGradeLabel(): (grade: string) => string {
  const t = useText();
  const format = useFormat();
  return (grade) => {
    if (/^\d+$/.test(grade)) return t('common:grade_number', { number: Number(grade) });
    const range = /^(\d+|K)-(\d+)$/.exec(grade);
    if (range) {
      const first = range[1] === 'K' ? t('common:grades.K') : format.number(Number(range[1]));
      return t('common:grade_range', { first, last: Number(range[2]) });
    }
    const key = `common:grades.${grade}`;
    return isTextKey(key) ? t(key) : grade;
  };
}
