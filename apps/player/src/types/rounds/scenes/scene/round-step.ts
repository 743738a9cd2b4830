/** What became of one round: it was not reached yet, it is played now, or it was wholly, partly or not at all right. */
export type Step = 'ahead' | 'here' | 'full' | 'part' | 'none';

/** A round as a scene knows it. */
export interface RoundStep {
  readonly id: string;
  readonly step: Step;
}

/** What a share of a round makes of its step: only what was wholly right is whole. */
export function stepFor(credit: number): Step {
  if (credit >= 1) return 'full';
  return credit > 0 ? 'part' : 'none';
}
