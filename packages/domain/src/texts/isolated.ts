/** A text between the marks that isolate its direction: an English name inside an Urdu sentence, where markup (`bdi`) cannot be. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
