/** Which questions of a list are selected: some, or all that match with or without a few. The empty selection is `some` of none. */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> };

export const nothingSelected: Selection = { kind: 'some', ids: new Set() };
export const everythingSelected: Selection = { kind: 'all', except: new Set() };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);
}

/** Selects questions or lets them go; the others stay as they are. */
export function select(selection: Selection, ids: readonly string[], isOn: boolean): Selection {
  if (selection.kind === 'some') return { kind: 'some', ids: changed(selection.ids, ids, isOn) };
  return { kind: 'all', except: changed(selection.except, ids, !isOn) };
}

/**
 * What is left selected once something was done to what had been: rows that were selected meanwhile stay so, and those that were
 * done with go.
 * @param begunWith the selection as it was when that began
 */
export function afterDoing(now: Selection, begunWith: Selection): Selection {
  if (now === begunWith) return nothingSelected;
  // Everything, chosen meanwhile, is everything that there is by now.
  if (begunWith.kind === 'some') return now.kind === 'some' ? select(now, [...begunWith.ids], false) : now;
  if (now.kind === 'all') return nothingSelected;
  return { kind: 'some', ids: new Set([...now.ids].filter((id) => begunWith.except.has(id))) };
}

/** How many of `total` matching questions are selected. */
export function countSelected(selection: Selection, total: number): number {
  return selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size);
}

/** How much of a page is selected, as its checkbox shows it. */
export function pageState(selection: Selection, ids: readonly string[]): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => isSelected(selection, id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** The ids between two rows of a page, both included: what a click with Shift selects. */
export function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const places = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b);
  const [from = -1, to = -1] = places;
  return from < 0 ? [other] : ids.slice(from, to + 1);
}

function changed(set: ReadonlySet<string>, ids: readonly string[], isIn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  for (const id of ids) {
    if (isIn) next.add(id);
    else next.delete(id);
  }
  return next;
}
