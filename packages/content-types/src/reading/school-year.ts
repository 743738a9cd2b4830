import { splitList } from '@takhti/domain';

/** For whom sentences are measured where nobody says which learners it is for. */
export const usualYear = 8;
/** The last year of school: grown-ups read no longer sentences with ease. */
export const lastYear = 12;

/** Children begin the first grade when they are six. */
const ageBeforeSchool = 5;

const named: readonly (readonly [RegExp, number])[] = [
  [/nursery|kindergarten|pre-?school|\bkg\b|\bk\b|نرسری|کودکستان|وړکتون/iu, 0],
  [/adult|grown-?up|a-level|بالغ|بزرگسال|لویان/iu, lastYear],
  [/secondary|o-level|gcse/iu, 9],
];

// As people write the grade in words, from the first to the tenth.
const ordinals = [
  /\b(?:first|one)\b|پہلی|پہلا|لومړ|اول/iu,
  /\b(?:second|two)\b|دوسری|دوسرا|دویم|دوهم|دوم/iu,
  /\b(?:third|three)\b|تیسری|تیسرا|درېیم|دریم|سوم/iu,
  /\b(?:fourth|four)\b|چوتھی|چہارم|څلورم|چهارم/iu,
  /\b(?:fifth|five)\b|پانچویں|پنجم|پنځم/iu,
  /\b(?:sixth|six)\b|چھٹی|ششم|شپږم/iu,
  /\b(?:seventh|seven)\b|ساتویں|ہفتم|اووم|هفتم/iu,
  /\b(?:eighth|eight)\b|آٹھویں|ہشتم|اتم|هشتم/iu,
  /\b(?:ninth|nine)\b|نویں|نہم|نهم/iu,
  /\b(?:tenth|ten)\b|دسویں|دہم|لسم|دهم/iu,
] as const;

const ages = /years?|\bages?\b|\baged\b|سال|کلن|عمر/iu;

/**
 * The school year that a grade, a comma list of grades or an audience in words of any of our languages names: 0 before school, 12 for
 * the last and for grown-ups. Of several the lowest, for these learners must read it too; null where it names none.
 */
export function schoolYear(text: string): number | null {
  const years = splitList(text.replaceAll('،', ',')).flatMap((entry) => yearOf(entry) ?? []);
  return years.length > 0 ? Math.min(...years) : null;
}

/** The year that texts are measured by: of the first of these that names one. */
export function readingYear(...texts: readonly string[]): number {
  for (const text of texts) {
    const year = schoolYear(text);
    if (year !== null) return year;
  }
  return usualYear;
}

function yearOf(entry: string): number | null {
  const latin = latinDigits(entry);
  const [before] = named.filter(([words]) => words.test(latin));
  if (before) return before[1];
  const number = /\d{1,2}/.exec(latin)?.[0];
  if (number === undefined) {
    const at = ordinals.findIndex((words) => words.test(latin));
    return at < 0 ? null : at + 1;
  }
  const counted = Number(number);
  const isAge = ages.test(latin) || counted > lastYear;
  return Math.min(lastYear, Math.max(0, isAge ? counted - ageBeforeSchool : counted));
}

function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
