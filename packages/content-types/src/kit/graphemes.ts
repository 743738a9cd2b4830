const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The characters of a text as readers count them: a letter with its marks is one. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How long a text is to its readers: graphemes without outer spaces (P6). */
export function lengthOf(text: string): number {
  return graphemesOf(text.trim()).length;
}
