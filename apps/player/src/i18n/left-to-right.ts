/** A figure with its sign in the midst of words: behind Arabic letters the sign would change sides. */
export function leftToRight(figure: string): string {
  return `\u2066${figure}\u2069`;
}
