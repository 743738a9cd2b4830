/** What a person's own link asks its learners for, whose results it then shows them. */
export const linkAsks = ['name', 'number', 'nobody'] as const;
export type LinkAsks = (typeof linkAsks)[number];

/** Tells what a link asks for from anything else. */
export function isLinkAsks(value: unknown): value is LinkAsks {
  return linkAsks.some((each) => each === value);
}
