/** What of a round a page shows, as it is in the address (G-437). */
export const roundParts = ['questionType', 'cardEdit'] as const;
export type RoundPart = (typeof roundParts)[number];

/** What is open in a game's builder; null for the game as a whole. */
export interface Place {
  readonly round: number | null;
  readonly part: RoundPart;
}

/** What an address opens. */
export function placeIn(part: string | undefined, query: URLSearchParams): Place {
  const round = Number(query.get('round'));
  return {
    round: Number.isInteger(round) && round > 0 ? round : null,
    part: roundParts.find((each) => each === part) ?? 'questionType',
  };
}

/** The address of another place in the same game; what else the address says stays. */
export function addressOf(pathname: string, query: URLSearchParams, { round, part }: Place): string {
  const page = pathname.replace(/\/(questionType|cardEdit)$/, '');
  const next = new URLSearchParams(query);
  if (round === null) next.delete('round');
  else next.set('round', String(round));
  return `${round === null ? page : `${page}/${part}`}?${next.toString()}`;
}
