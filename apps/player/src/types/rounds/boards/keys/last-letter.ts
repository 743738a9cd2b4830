/**
 * The letter that was typed into a box for one.
 * @param before what was in the box, and may come along on either side of the new letter
 */
export function lastLetter(typed: string, before: string): string {
  const letters = [...new Intl.Segmenter().segment(typed.trim())].map(({ segment }) => segment);
  const fresh = letters.length > 1 ? letters.filter((letter) => letter !== before) : letters;
  return fresh.at(-1) ?? letters.at(-1) ?? '';
}

/** What was typed into a box, which shows again what it showed: what comes of it, its board says. */
export function takeTyped(box: HTMLInputElement, shown: string): string {
  const { value } = box;
  box.value = shown;
  return value;
}
