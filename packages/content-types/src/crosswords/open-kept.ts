import type { OpenKeptGame } from '../rounds/play/open-kept.ts';
import { toCrosswordPlay } from './board.ts';
import { keptCrossword } from './kept.ts';

/** A learner's copy of a crossword, with the grid that was laid out when it was published. */
export const openKeptCrossword: OpenKeptGame = (head, kept) => {
  const doc = keptCrossword.openKept(kept);
  return toCrosswordPlay({ ...head, SkillId: doc.skill_id }, doc);
};
