import { westernDigits } from '@takhti/domain';
import { foldCase, normalise } from '../../../kit/text.ts';

const right = new Set(
  'true t yes y x v ok right correct * ✓ ✔ ☑ ✅ √ 1 درست صحیح ہاں سم هو بلی بله آره'.split(' '),
);
const wrong = new Set('false f no n - – — ✗ ✘ ☐ ❌ 0 wrong incorrect غلط نہیں نه ناسم نادرست خیر'.split(' '));

/** Whether a cell beside an option marks it as right; null where its word is unknown. An empty cell marks nothing. */
export function markOf(cell: string): boolean | null {
  const word = compared(cell);
  if (word === '' || wrong.has(word)) return false;
  return right.has(word) ? true : null;
}

/** A cell's words as they are compared with others. */
export function compared(cell: string): string {
  return westernDigits(foldCase(normalise(cell)))
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک');
}

/** A heading's letters and digits alone, however it is spaced, pointed or cased. */
export function plainKey(heading: string): string {
  return compared(heading).replace(/[^\p{L}\p{N}]/gu, '');
}

const arabicLetters: Readonly<Record<string, number>> = {
  الف: 1,
  ا: 1,
  ب: 2,
  ج: 3,
  پ: 3,
  د: 4,
  ت: 4,
  ه: 5,
  ہ: 5,
};

/** The place, from 1, that a letter or number means; null where it is neither. */
export function placeOf(sign: string): number | null {
  if (/^[a-j]$/.test(sign)) return sign.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  if (/^\d{1,2}$/.test(sign)) return Number(sign) > 0 ? Number(sign) : null;
  return arabicLetters[sign] ?? null;
}
