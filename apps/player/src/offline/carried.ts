import type { CarriedGame, GamePlay } from '@takhti/domain';

declare global {
  interface Window {
    /** Set by `game.js`, which is beside this player in the zip. */
    readonly takhtiGame?: CarriedGame;
  }
}

/** The board that is laid for the next game: another one each time, round and round. */
export function seedFor(game: CarriedGame, games_played: number): string {
  return game.boards[games_played % game.boards.length]?.seed ?? '';
}

/** The content of the board of a seed; the first for a seed from an older copy of the game. */
export function playOf(game: CarriedGame, seed: string): GamePlay | undefined {
  return (game.boards.find((board) => board.seed === seed) ?? game.boards[0])?.play;
}
