const kinds = {
  user: 1,
  skill: 2,
  container: 3,
  users_content: 4,
  content: 5,
  question: 6,
  publication: 7,
  published_question: 8,
  attempt: 9,
  history: 10,
  player: 11,
  platform: 12,
  person: 13,
  launch: 14,
} as const;
type Kind = keyof typeof kinds;

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}

/** The id of the n-th thing of a kind: in order, as the product's own ids are by their time. */
export function id(kind: Kind, n: number): string {
  return `01900000-${hex(kinds[kind], 4)}-7000-8000-${hex(n, 12)}`;
}

/** The same id as an expression of SQL, of a number that is one. */
export function sqlId(kind: Kind, n: string): string {
  return `('01900000-${hex(kinds[kind], 4)}-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
}
