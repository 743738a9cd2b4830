import type { KeyParts } from '../play-kind.ts';

/** What the blanks of a question accept, the first text of each; nothing for a question of another kind. */
export function acceptedTexts({ Blanks = [] }: KeyParts): string[] {
  return Blanks.flatMap(({ Answers }) => Answers.slice(0, 1));
}
