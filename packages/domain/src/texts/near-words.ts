// Letters that are mistaken for each other: those that a keyboard of another language lacks, and those that sound alike.
const mistaken: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ک: 'گ',
    ب: 'پ',
    ج: 'چڅځ',
    ز: 'ژذضظ',
    ت: 'ټٹط',
    د: 'ډڈ',
    ر: 'ړڑږ',
    س: 'ښثص',
    ن: 'ڼ',
    ه: 'ح',
  }).flatMap(([to, letters]) => Array.from(letters, (from) => [from, to] as const)),
);

/** In shorter words nearly every other word is near. */
const shortest = 4;

function skeletonOf(folded: string): string {
  return Array.from(folded, (letter) => mistaken.get(letter) ?? letter).join('');
}

/**
 * The keys by which a folded word is found with one mistake in it: its skeleton, and the skeleton without each letter in turn.
 * Two words with one letter wrong, missing, too much or two exchanged share a key.
 */
export function nearKeys(folded: string): string[] {
  const letters = Array.from(skeletonOf(folded));
  const whole = letters.join('');
  if (letters.length < shortest) return [whole];
  return [...new Set([whole, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Whether two folded words are the same but for one mistake; letters that are easily mistaken for each other are none. */
export function isNear(one: string, other: string): boolean {
  const [a, b] = [Array.from(skeletonOf(one)), Array.from(skeletonOf(other))];
  if (a.join('') === b.join('')) return true;
  if (Math.max(a.length, b.length) < shortest || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isExchanged = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isExchanged || (left.length <= 1 && right.length <= 1);
}
