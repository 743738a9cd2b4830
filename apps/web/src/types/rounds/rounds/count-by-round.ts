import type { Finding } from '@takhti/domain';

/** How many findings of each severity there are. */
export interface Counts {
  readonly errors: number;
  readonly warnings: number;
}

/** How many findings are in each round, by its place; rounds without any are left out. */
export function countByRound(findings: readonly Finding[]): ReadonlyMap<number, Counts> {
  const counts = new Map<number, Counts>();
  for (const { path, severity } of findings) {
    const [list, at] = path;
    if (list !== 'questionData' || typeof at !== 'number') continue;
    const { errors, warnings } = counts.get(at) ?? { errors: 0, warnings: 0 };
    counts.set(
      at,
      severity === 'error' ? { errors: errors + 1, warnings } : { errors, warnings: warnings + 1 },
    );
  }
  return counts;
}
