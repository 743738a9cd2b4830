/** The kinds of tests (C-353). */
export const testTypes = { default: 0, simulation: 1, past_paper: 2 } as const;
export type TestType = (typeof testTypes)[keyof typeof testTypes];

/** The years of exams, by the solar Hijri calendar (C-735). */
export const examYears: readonly number[] = Array.from({ length: 21 }, (_, at) => 1395 + at);

/** The provinces of Afghanistan (C-1111), by their codes; their names are texts of the screen. */
export const provinces = [
  'badakhshan',
  'badghis',
  'baghlan',
  'balkh',
  'bamyan',
  'daykundi',
  'farah',
  'faryab',
  'ghazni',
  'ghor',
  'helmand',
  'herat',
  'jowzjan',
  'kabul',
  'kandahar',
  'kapisa',
  'khost',
  'kunar',
  'kunduz',
  'laghman',
  'logar',
  'nangarhar',
  'nimroz',
  'nuristan',
  'paktia',
  'paktika',
  'panjshir',
  'parwan',
  'samangan',
  'sar_e_pol',
  'takhar',
  'urozgan',
  'wardak',
  'zabul',
] as const;

/** In which of the two rounds of its year an exam was held (C-1113). */
export const examRounds = [1, 2] as const;

/** In which shift of its day (C-1112, C-354). */
export const examShifts = ['day', 'evening'] as const;

/** How the questions of a test are laid out (C-1114), and whether options are short enough to be side by side (C-1115). */
export const questionFormats = ['single', 'two_columns'] as const;
export const optionFormats = ['short', 'long'] as const;

/** The two Gregorian years that overlap a solar Hijri year: it begins in March of the first. */
export function gregorianYears(year: number): readonly [number, number] {
  return [year + 621, year + 622];
}
