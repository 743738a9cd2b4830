import { headingKey } from '@takhti/domain';
import { madeHeadings, optionalHeadings } from '../headings.ts';
import type { PlainReading } from './plain-reading.ts';
import { placeOf, plainKey } from './words.ts';

/** A column that holds nothing of a question: its number in a list. */
export const counting = 'Counting';

const sign = '([a-j]|\\d{1,2}|الف|[ابجپدته])';

const shared: PlainReading['headings'] = [
  [
    /^(?:questions?|q|questiontext|stem|prompt|statement|sentence|سوال|سوالات|سوالکامتن|متنسوال|پوښتنه|پوښتنې|پرسش|جملہ|جمله)$/,
    'Question',
  ],
  [
    /^(?:(?:incorrect|wrong)(?:answer)?(?:feedback|explanation)|(?:feedback|explanation)(?:if|for|on)?(?:incorrect|wrong)(?:answers?)?|(?:غلط|غلطجوابکے|غلطجوابپر|ناسم|دناسمځواب)(?:تاثرات|فیڈبیک|وضاحت|غبرګون)|(?:بازخورد|توضیح)(?:جواب)?(?:نادرست|غلط))$/,
    'IncorrectFeedback',
  ],
  [
    /^(?:(?:correct|right)?(?:answer)?(?:feedback|explanation)|(?:feedback|explanation)(?:if|for|on)?(?:correct|right)(?:answers?)?|reason|rationale|why|(?:درست|صحیح|درستجوابکے|درستجوابپر|سم|دسمځواب)?(?:تاثرات|فیڈبیک|وضاحت|تشریح|غبرګون|بازخورد|توضیح|توضیحات|دلیل)|(?:بازخورد|توضیح)(?:جواب)?(?:درست|صحیح))$/,
    'CorrectFeedback',
  ],
  [/^(?:no|nr|num|number|sr|srno|sno|serial|id|نمبر|شمار|نمبرشمار|شماره|شمېره|شمیره)$/, counting],
];

const canonical = new Map([...optionalHeadings, ...madeHeadings].map((each) => [headingKey(each), each]));

/** The meaning of the cells of a first row as headings; null for unknown ones. */
export function rolesOfHeadings(
  cells: readonly string[],
  { headings, settled }: PlainReading,
): readonly (string | null)[] {
  return settled(cells.map((cell) => roleOf(cell, [...shared, ...headings])));
}

function roleOf(cell: string, headings: PlainReading['headings']): string | null {
  const key = plainKey(cell);
  if (key === '') return null;
  const fact = canonical.get(headingKey(cell));
  if (fact !== undefined) return fact;
  for (const [form, role] of headings) {
    const found = form.exec(key);
    if (found) return role.replace('@', String(placeOf(found[1] ?? '') ?? ''));
  }
  return null;
}

/** The form of a heading that begins with one of these words and ends with a number or letter, or with nothing. */
export function numbered(words: string): RegExp {
  return new RegExp(`^(?:${words})${sign}?$`);
}

/** A letter or number alone, as a heading. */
export const bareSign = new RegExp(`^${sign}$`);
