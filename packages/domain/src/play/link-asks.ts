/** The question of a person's own link to its learners, whose results it then shows them. */
export const linkAsks = ['name', 'number', 'nobody'] as const;
export type LinkAsks = (typeof linkAsks)[number];

/** Whether a value is what a link can ask for. */
export function isLinkAsks(value: unknown): value is LinkAsks {
  return linkAsks.some((each) => each === value);
}
