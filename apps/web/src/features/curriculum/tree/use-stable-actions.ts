import { useMemo } from 'react';
import { useStableCallbacks } from '../../../performance/use-stable-callbacks.ts';
import type { TreeActions } from './tree-actions.ts';

/** The actions of a tree as an object that changes only when its rows would look different: the rows of a tree are memoised. */
export function useStableActions({
  place,
  canEdit,
  canMove,
  focused,
  ...callbacks
}: TreeActions): TreeActions {
  const stable = useStableCallbacks(callbacks);
  const { grade, subject } = place;
  return useMemo(
    () => ({ place: { grade, subject }, canEdit, canMove, focused, ...stable }),
    [grade, subject, canEdit, canMove, focused, stable],
  );
}
