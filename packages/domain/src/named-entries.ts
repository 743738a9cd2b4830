// Fields that identify an entry of a list: skills of an assessment, rounds of a game, blanks of a question, and others with an id,
// such as the cards of a round.
const names = ['skill_id', 'questionId', 'blankNo', 'id'] as const;

/** The number or id that identifies an entry of a list, at any position; undefined if it has none. */
export function nameOfEntry(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const field = names.find((each) => Object.hasOwn(entry, each));
  return field === undefined ? undefined : String(Reflect.get(entry, field));
}

/** The entry of a list that is known by a name; undefined when there is none. */
export function entryAt(list: readonly unknown[], name: string): unknown {
  return list.find((entry) => nameOfEntry(entry) === name);
}
