import { gameOfOneKind } from './game-of-rounds.ts';

export const matchingDragDrop = gameOfOneKind('matching_drag_drop');
