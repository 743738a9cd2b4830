import type { Texts } from '../../../i18n/texts.ts';

/** A grade in words; those that have a name of their own are written as they are. */
export function gradeWords(t: Texts['t'], grade: string): string {
  return /^\d+$/.test(grade) ? t('competition_grade', { n: Number(grade) }) : grade;
}
