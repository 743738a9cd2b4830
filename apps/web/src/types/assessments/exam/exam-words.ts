import { gregorianYears, type ExamFields } from '@takhti/domain';
import type { Format, TextOf } from '../../../i18n/index.ts';

/** A solar Hijri year with the Gregorian one beside it: "1398 (2019–2020)". */
export function yearWords(format: Format, year: number): string {
  const [first, second] = gregorianYears(year);
  return `${format.year(year)} (${format.year(first)}–${format.year(second)})`;
}

/** The value of an exam's field, in words; null if it is not set. */
export function examFieldWords(
  t: TextOf,
  format: Format,
  exam: Partial<ExamFields>,
  field: keyof ExamFields,
): string | null {
  const { assessment_type, year, province, round, shift, question_format, option_format } = exam;
  switch (field) {
    case 'assessment_type':
      return assessment_type === undefined ? null : t(`assessments:exam.types.${assessment_type}`);
    case 'year':
      return year === undefined || year === null ? null : yearWords(format, year);
    case 'province':
      return province ? t(`assessments:provinces.${province}`) : null;
    case 'round':
      return round ? t(`assessments:exam.rounds.${round}`) : null;
    case 'shift':
      return shift ? t(`assessments:exam.shifts.${shift}`) : null;
    case 'question_format':
      return question_format ? t(`assessments:exam.question_formats.${question_format}`) : null;
    case 'option_format':
      return option_format ? t(`assessments:exam.option_formats.${option_format}`) : null;
    default:
      return field satisfies never;
  }
}

/** The fields of an exam in the order in which they are shown. */
export const examFields = [
  'assessment_type',
  'year',
  'province',
  'round',
  'shift',
  'question_format',
  'option_format',
] as const satisfies readonly (keyof ExamFields)[];
