/** The request of `skills/order`. */
export interface Move {
  readonly skill_ids: readonly string[];
  readonly after_skill_id: string | null;
}

/**
 * The move that brings one of several neighbours (a skill among those of its topic, a unit among those of its subject) to
 * another place among them.
 * @param order all ids of the grade and subject
 * @param groups the neighbours as they are shown, each the ids that it holds
 * @param from where it is among them, from 0
 * @param to where it goes
 */
export function moveAmong(
  order: readonly string[],
  groups: readonly (readonly string[])[],
  from: number,
  to: number,
): Move {
  const place = new Map(order.map((id, at) => [id, at]));
  const placesOf = (some: readonly (readonly string[])[]): number[] =>
    some.flat().map((id) => place.get(id) ?? 0);
  const firstOf = (group: readonly string[]): number => Math.min(...placesOf([group]));
  const skill_ids = groups[from] ?? [];
  const rest = groups.toSpliced(from, 1);
  const [before, behind] = [rest.slice(0, to), rest.slice(to)];
  if (before.length === 0) {
    const first = Math.min(...placesOf(behind));
    const others = order.slice(0, Math.max(0, first)).filter((id) => !skill_ids.includes(id));
    return { skill_ids, after_skill_id: others.at(-1) ?? null };
  }
  // Behind the last of those before it; where what comes next is mixed with them, behind the beginning of the last one.
  const last = Math.max(...placesOf(before));
  const next = Math.min(...placesOf(behind));
  const at = last < next ? last : Math.max(...before.map(firstOf));
  return { skill_ids, after_skill_id: order[at] ?? null };
}
