const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The characters of a text as readers count them: a letter with its marks is one. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How long a text is to its readers: graphemes without outer spaces (P6). */
export function lengthOf(text: string): number {
  return graphemesOf(text.trim()).length;
}

/** Whether a text is longer to its readers than that. It is read no further than it takes to know: counting takes a while. */
export function isLongerThan(max: number, text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length <= max) return false;
  let count = 0;
  for (const _grapheme of segmenter.segment(trimmed)) {
    count += 1;
    if (count > max) return true;
  }
  return false;
}
