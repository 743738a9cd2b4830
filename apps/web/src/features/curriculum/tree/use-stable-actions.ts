import { useEffect, useMemo, useRef } from 'react';
import type { TreeActions } from './tree-actions.ts';

/** The actions of a tree in an object that stays the same while its rows would look the same, so that they are not drawn anew. */
export function useStableActions(actions: TreeActions): TreeActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const { place, canEdit, canMove, focused } = actions;
  const { grade, subject } = place;
  return useMemo(
    () => ({
      place: { grade, subject },
      canEdit,
      canMove,
      focused,
      onMove: (...move) => latest.current.onMove(...move),
      onMoveUnit: (...move) => latest.current.onMoveUnit(...move),
      onMerge: (skill) => latest.current.onMerge(skill),
      onDelete: (skill) => latest.current.onDelete(skill),
    }),
    [grade, subject, canEdit, canMove, focused],
  );
}
