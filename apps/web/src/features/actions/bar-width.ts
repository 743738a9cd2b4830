/** How wide a bar must be for its sub-actions to be beside the main button (C-650, C-651, C-652). */
export function collapseWidth(subActions: number): number {
  const narrowest = { count: 2, width: 700 };
  const widest = { count: 9, width: 1500 };
  const count = Math.min(Math.max(subActions, narrowest.count), widest.count);
  const share = (count - narrowest.count) / (widest.count - narrowest.count);
  return Math.round(narrowest.width + share * (widest.width - narrowest.width));
}

const mostInSight = 4;
const staysInSight = 3;

/**
 * Which sub-actions are in the bar and which go into 'More': more than 4 leave the last 3 in sight, a bar that is too
 * narrow none (C-647 to C-652).
 */
export function collapsed<Action>(
  actions: readonly Action[],
  width: number,
): { readonly shown: readonly Action[]; readonly more: readonly Action[] } {
  if (width < collapseWidth(actions.length)) return { shown: [], more: actions };
  if (actions.length <= mostInSight) return { shown: actions, more: [] };
  return { shown: actions.slice(-staysInSight), more: actions.slice(0, -staysInSight) };
}
