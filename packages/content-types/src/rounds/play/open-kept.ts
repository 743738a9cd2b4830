import type { ContentType, GamePlay } from '@takhti/domain';
import { keptGame } from '../kept/kept.ts';
import { toGamePlay, type GameHead } from './play.ts';

/** The facts about a game in a launch, beside what is stored of it. */
export type KeptGameHead = Omit<GameHead, 'SkillId'> & { readonly content_type: ContentType };

/** Makes a learner's copy of what a publication keeps of a game; the same seed gives the same boards. */
export type OpenKeptGame = (head: KeptGameHead, kept: object, seed: string) => GamePlay;

/** A learner's copy of a game of rounds. */
export const openKeptRounds: OpenKeptGame = (head, kept, seed) => {
  const game = keptGame.openKept(kept);
  return toGamePlay({ ...head, SkillId: game.skill_id }, game, seed);
};
