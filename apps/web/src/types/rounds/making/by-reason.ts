import type { LeftOut } from '@takhti/content-types/making';

/** What is left out for the same reason. */
export interface Reason {
  readonly key: string;
  readonly fault: LeftOut['fault'];
  readonly entries: readonly LeftOut['entry'][];
}

/** What is left out, reason by reason; what most entries share comes last, for it is mostly that there is no room. */
export function byReason(left: readonly LeftOut[]): Reason[] {
  const groups = Map.groupBy(left, ({ fault }) => `${fault.message} ${JSON.stringify(fault.values ?? {})}`);
  return [...groups]
    .flatMap(([key, group]): Reason[] => {
      const [first] = group;
      return first ? [{ key, fault: first.fault, entries: group.map(({ entry }) => entry) }] : [];
    })
    .toSorted((a, b) => a.entries.length - b.entries.length);
}
