// Two columns of a spreadsheet, "word = meaning", "word: meaning" or "word - meaning".
const between = /\t|\s*=\s*|\s*:\s+|\s+[-–—]\s+/u;

/** A line of a list in its two sides; the second is empty where the line has but one. */
export function twoSides(line: string): readonly [string, string] {
  const written = line.trim();
  const at = between.exec(written);
  if (!at) return [written, ''];
  // A spreadsheet may have more columns than the two that are meant.
  const [second = ''] = written.slice(at.index + at[0].length).split('\t', 1);
  return [written.slice(0, at.index).trim(), second.trim()];
}

/** Whether a line has two sides. */
export function hasTwoSides(line: string): boolean {
  return between.test(line.trim());
}
