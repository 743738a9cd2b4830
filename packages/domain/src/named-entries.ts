// What tells an entry of a list from its neighbours: skills of an assessment, rounds of a game, blanks of a question, and whatever
// else has an id, as the cards of a round.
const names = ['skill_id', 'questionId', 'blankNo', 'id'] as const;

/** The number or id by which an entry of a list is known, wherever it stands; undefined when it has none. */
export function nameOfEntry(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const field = names.find((each) => Object.hasOwn(entry, each));
  return field === undefined ? undefined : String(Reflect.get(entry, field));
}

/** The entry of a list that is known by a name; undefined when there is none. */
export function entryAt(list: readonly unknown[], name: string): unknown {
  return list.find((entry) => nameOfEntry(entry) === name);
}
