import { GameResult, GameState, Id } from '@takhti/domain';
import { z } from 'zod';
import { defineDocument } from '../../stored-document.ts';
import { GameDoc, gameVersions } from '../round.ts';

/** A game as it is published: its document, and the skill of its results. */
const PublishedGame = GameDoc.and(z.object({ skill_id: Id }));
export type PublishedGame = z.infer<typeof PublishedGame>;

/** The stored form of a published game. */
export const keptGame = defineDocument({ schema: PublishedGame, ...gameVersions });

/** The state of an attempt at a game. */
export const keptGameState = defineDocument({
  schema: GameState,
  schema_version: 1,
  upgrades: {},
  unversioned: 1,
});

/** The stored result of an attempt at a game. */
export const keptGameResult = defineDocument({
  schema: GameResult,
  schema_version: 1,
  upgrades: {},
  unversioned: 1,
});
