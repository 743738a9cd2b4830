import { mapRecord, type ContentType, type GamePlay } from '@takhti/domain';
import { toCrosswordPlay } from '../crosswords/board.ts';
import { keptCrossword } from '../crosswords/kept.ts';
import { keptGame } from '../rounds/kept/kept.ts';
import { toGamePlay, type GameHead } from '../rounds/play/play.ts';
import { bankGames } from '../rounds/worlds/bank-games.ts';
import { games } from '../rounds/worlds/games.ts';

/** What a launch tells of a game, beside what is kept of it. */
export type PlayedGameHead = Omit<GameHead, 'SkillId'>;
type Open = (head: PlayedGameHead, kept: object, seed: string) => GamePlay;

const openRounds: Open = (head, kept, seed) => {
  const game = keptGame.openKept(kept);
  return toGamePlay({ ...head, SkillId: game.skill_id }, game, seed);
};

const openers: Partial<Record<ContentType, Open>> = {
  ...mapRecord(games, () => openRounds),
  ...mapRecord(bankGames, () => openRounds),
  crossword(head, kept) {
    const doc = keptCrossword.openKept(kept);
    return toCrosswordPlay({ ...head, SkillId: doc.skill_id }, doc);
  },
};

/** A learner's copy of a game, of what its publication keeps. */
export function playOfKept(head: PlayedGameHead & { content_type: ContentType }, kept: object, seed: string) {
  const open = openers[head.content_type];
  if (!open) throw new Error(`${head.content_type} is no game`);
  return open(head, kept, seed);
}
