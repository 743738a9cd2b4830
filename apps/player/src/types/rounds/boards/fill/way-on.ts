import { bareAnswer, compareTyped, foldTyped, numberOf } from '@takhti/content-types/rounds/play';
import type { Language, NumberBoard, TableBoard } from '@takhti/domain';

/** What leads from a wrong answer on: its side, a unit left out, its spelling, that it is elsewhere in the table, or where to look. */
export type Way = 'larger' | 'smaller' | 'unit' | 'spelling' | 'elsewhere' | 'row';

/** Where the answer is, seen from the number that was typed; null where that is no number. */
export function wayToNumber({ unit, answer }: NumberBoard, typed: string): Way | null {
  return sideOf(answer, bareAnswer(typed, unit));
}

/** What is wrong with what was typed into the empty cell, or else where to look for what belongs there. */
export function wayToCell({ answer, rows }: TableBoard, typed: string, language: Language): Way {
  const side = sideOf(answer, typed);
  if (side) return side;
  const isSame = (text: string): boolean => compareTyped(text, typed, { language });
  // Right but for what counts to the letter here.
  if (isSame(answer)) return 'spelling';
  if (rows.flat().some(isSame)) return 'elsewhere';
  const [wanted, given] = [answer, typed].map((text) => Array.from(foldTyped(text, language)));
  if (!wanted || !given || numberOf(answer) !== null) return 'row';
  const most = Math.min(2, Math.floor(wanted.length / 4));
  return changesBetween(wanted, given) <= most ? 'spelling' : 'row';
}

function sideOf(answer: string, typed: string): Way | null {
  const [wanted, given] = [measured(answer), measured(typed)];
  // What is measured in something else is on no side.
  if (!wanted || !given || (given.unit !== '' && given.unit !== wanted.unit)) return null;
  if (wanted.value === given.value) return given.unit === wanted.unit ? null : 'unit';
  return wanted.value > given.value ? 'larger' : 'smaller';
}

const notUnit = /[\d٠-٩۰-۹/:⁄÷×^]/u;

/** A number, and what it counts: `12 km`, `40%`, `Rs 500`. */
function measured(text: string): { readonly value: number; readonly unit: string } | null {
  const unit = text.replace(/[-+−\d٠-٩۰-۹][\d٠-٩۰-۹.,٫٬'’ ]*/u, '');
  const bare = unit.trim();
  const value = numberOf(bareAnswer(text.trim(), bare));
  // A fraction, or a time of day: its first figures alone say nothing of its size.
  if (value === null || notUnit.test(bare)) return null;
  return { value, unit: bare.toLowerCase().replace('٪', '%') };
}

/** How many letters must be put in, left out or changed to come from one word to another. */
function changesBetween(one: readonly string[], other: readonly string[]): number {
  let row = [0, ...other.map((_letter, at) => at + 1)];
  for (const [at, letter] of one.entries()) {
    const next = [at + 1];
    for (const [to, each] of other.entries())
      next.push(
        Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + (letter === each ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
