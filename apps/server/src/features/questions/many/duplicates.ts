/** A question as it would be, with its fingerprint. */
export interface Wanted {
  readonly content_id: string;
  readonly fingerprint: string;
}

/**
 * Those of several changes of a bank that would make two questions of it the same. Where one is left out, its question stays as it
 * is, which another may have wanted to become. Each change is looked at once, however long such a chain is.
 * @param known the fingerprint of every question of the bank now
 */
export function duplicatesAmong(known: ReadonlyMap<string, string>, changes: readonly Wanted[]): Set<string> {
  const then = new Map(known);
  for (const { content_id, fingerprint } of changes) then.set(content_id, fingerprint);
  const times = new Map<string, number>();
  const add = (fingerprint: string, count: number): number => {
    const sum = (times.get(fingerprint) ?? 0) + count;
    times.set(fingerprint, sum);
    return sum;
  };
  for (const fingerprint of then.values()) add(fingerprint, 1);
  const wantedBy = Map.groupBy(changes, ({ fingerprint }) => fingerprint);
  const refused = new Set<string>();
  // Grows while it is walked: what stays as it is may be what another would become.
  const doubled = [...wantedBy.keys()].filter((fingerprint) => (times.get(fingerprint) ?? 0) > 1);
  for (const fingerprint of doubled) {
    for (const { content_id } of wantedBy.get(fingerprint) ?? []) {
      if (refused.has(content_id)) continue;
      refused.add(content_id);
      add(fingerprint, -1);
      const stays = known.get(content_id);
      if (stays !== undefined && add(stays, 1) > 1) doubled.push(stays);
    }
  }
  return refused;
}
