/** A question as it would be: what it is told from others by. */
export interface Wanted {
  readonly content_id: string;
  readonly fingerprint: string;
}

/**
 * Those of several changes of a bank that would make two questions of it the same. Where one is left out, its question stays as it
 * is, which another may have wanted to become.
 * @param known what every question of the bank is told by now
 */
export function twinsAmong(known: ReadonlyMap<string, string>, changes: readonly Wanted[]): Set<string> {
  const refused = new Set<string>();
  for (;;) {
    const then = new Map(known);
    const left = changes.filter(({ content_id }) => !refused.has(content_id));
    for (const { content_id, fingerprint } of left) then.set(content_id, fingerprint);
    const times = new Map<string, number>();
    for (const fingerprint of then.values()) times.set(fingerprint, (times.get(fingerprint) ?? 0) + 1);
    const more = left.filter(({ fingerprint }) => (times.get(fingerprint) ?? 0) > 1);
    if (more.length === 0) return refused;
    for (const { content_id } of more) refused.add(content_id);
  }
}
