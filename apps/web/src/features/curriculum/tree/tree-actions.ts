import { createContext, useContext } from 'react';
import type { KeptSkill } from '@takhti/domain';
import type { TreePlace } from '../addresses.ts';

/** The actions of the rows of a tree, and the facts about the tree that they need. */
export interface TreeActions {
  readonly place: TreePlace;
  readonly canEdit: boolean;
  /** False while only a part of the skills is shown: a place among unseen neighbours means nothing. */
  readonly canMove: boolean;
  /** The skill whose form was open before. */
  readonly focused: string | null;
  readonly onMoveUnit: (from: number, to: number) => void;
  /** Moves one of several neighbours to another place among them. */
  readonly onMove: (groups: readonly (readonly KeptSkill[])[], from: number, to: number) => void;
  readonly onMerge: (skill: KeptSkill) => void;
  readonly onDelete: (skill: KeptSkill) => void;
}

const Actions = createContext<TreeActions | null>(null);
export const TreeActionsProvider = Actions.Provider;

export function useTreeActions(): TreeActions {
  const actions = useContext(Actions);
  if (!actions) throw new Error('a row outside of a tree');
  return actions;
}
