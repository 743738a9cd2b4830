import { scoreGame } from '@takhti/content-types/rounds/play';
import type { GameResult, GameState } from '@takhti/domain';
import type { AttemptKind } from '../../../attempt/attempt-kind.ts';
import { loadSection } from '../../../i18n/loaded.ts';
import { sectionOf } from '../sections.ts';
import { launch, saving, type GameLaunch } from './game-calls.ts';
import { isGameState, resumedGame } from './game-state.ts';
import type { Game, GameAction } from './game.ts';
import { recordedGame } from './recorded-game.ts';
import { resumeGame } from './resume-game.ts';

/** Attempts at games. */
export const gameKind: AttemptKind<GameLaunch, Game, GameAction, GameState, GameResult> = {
  ...recordedGame,
  launch: async (content, proof, bearer) => {
    const outcome = await launch({ ...content, ...proof }, bearer);
    // An address may name another game, or none.
    const section = outcome.kind === 'ok' ? sectionOf(outcome.data.play.content_type) : undefined;
    if (section !== undefined) await loadSection(section).catch(() => undefined);
    return outcome;
  },
  saving: (content, { attempt_id, attempt_token, began_offline, play }, { json_data, is_bookmarking }) =>
    saving({
      ...content,
      attempt_id,
      attempt_token,
      began_offline,
      bookmarking_data: json_data,
      attempt_data: is_bookmarking === 1 ? null : scoreGame(play, json_data),
    }),
  isState: isGameState,
  start: ({ play, bookmarking_data }, pending) =>
    play.rounds.length === 0 ? null : resumeGame(play, resumedGame(bookmarking_data, pending)),
  finished: (game) => ({ ...game, hasEnded: true }),
};
