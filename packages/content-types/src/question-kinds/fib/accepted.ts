import type { KeyParts } from '../play-kind.ts';

/** The first accepted text of each blank; none for other kinds. */
export function acceptedTexts({ Blanks = [] }: KeyParts): string[] {
  return Blanks.flatMap(({ Answers }) => Answers.slice(0, 1));
}
