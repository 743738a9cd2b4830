import type { CodeBoard } from '@takhti/domain';

export interface PlacedSign {
  /** Its place in the whole text. */
  readonly at: number;
  readonly sign: CodeBoard['signs'][number];
}

/** The signs of a coded text word by word, so that no line breaks inside one; spaces fall away. */
export function wordsOf(signs: CodeBoard['signs']): PlacedSign[][] {
  const words: PlacedSign[][] = [[]];
  signs.forEach((sign, at) => {
    if (/^\s+$/.test(sign.plain)) words.push([]);
    else words.at(-1)?.push({ at, sign });
  });
  return words.filter((word) => word.length > 0);
}
