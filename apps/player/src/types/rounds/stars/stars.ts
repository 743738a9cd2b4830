export const mostStars = 3;

/** What a round is rewarded with: three stars when all was right, two for half of it, one for any part. */
export function starsFor(credit: number): number {
  if (credit >= 1) return mostStars;
  if (credit >= 0.5) return 2;
  return credit > 0 ? 1 : 0;
}
