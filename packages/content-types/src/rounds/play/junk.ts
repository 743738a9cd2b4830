// What was stored of a response may be junk.

/** Whether a list holds texts alone. */
export function areTexts(list: readonly unknown[]): boolean {
  return list.every((each) => typeof each === 'string');
}

/** Whether a value is one of the cards' ids. */
export function knows(cards: readonly { readonly id: number }[]): (id: unknown) => boolean {
  const ids = new Set<unknown>(cards.map(({ id }) => id));
  return (id) => ids.has(id);
}

/** A field of something that may be junk. */
export function fieldOf(response: unknown, name: string): unknown {
  return typeof response === 'object' && response !== null
    ? (response as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** A list of something that may be junk. */
export function listOf(response: unknown, name: string): readonly unknown[] {
  const value = fieldOf(response, name);
  return Array.isArray(value) ? value : [];
}
