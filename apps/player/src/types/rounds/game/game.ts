import {
  choicesIn,
  fitsBoard,
  hasChoice,
  offered,
  scoreBoard,
  type ClueChoice,
} from '@takhti/content-types/rounds/play';
import type { GamePlay, GameState, PickedClues, PlayedRound, PlayRound, RoundResponse } from '@takhti/domain';

/** A game as it is played; pure, so that screens, clock and tests drive it alike. */
export interface Game {
  /** What is played: of a game of clues the part that was chosen. */
  readonly play: GamePlay;
  /** What the learner chose; null where nothing was chosen. */
  readonly picked: PickedClues | null;
  /** What was done, by round; a round that was left out is not here. */
  readonly played: Readonly<Record<string, RoundResponse>>;
  readonly spent: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly current: number;
  /** What was done so far in the current round; null before the first move. */
  readonly draft: RoundResponse | null;
  /** Looking at how the current round went, before the next. */
  readonly isRoundOver: boolean;
  readonly hasEnded: boolean;
}

export type GameAction =
  | { readonly type: 'draft'; readonly response: RoundResponse }
  | { readonly type: 'done'; readonly response: RoundResponse }
  | { readonly type: 'pick'; readonly picked: PickedClues }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'tick'; readonly seconds: number };

export const emptyGameState: GameState = { rounds: [], current: 0, seconds: 0 };

/**
 * Continues where a state was left: in the middle of its current round, or at the next one when that was finished. After the last one
 * comes the result, which shows the answers: a last round that was not all right is shown first, as it may be tried again.
 * @param isTried whether a round is being tried again, which is recorded nowhere
 */
export function startGame(
  whole: GamePlay,
  state: GameState,
  isTried: (round: PlayRound) => boolean = () => false,
): Game {
  const play = offered(whole, state.picked);
  const known = new Set(play.rounds.map((round) => round.QuestionId));
  const rounds = state.rounds.filter((round) => known.has(round.QuestionId));
  const game: Game = {
    play,
    picked: state.picked ?? null,
    played: Object.fromEntries(rounds.map((round) => [round.QuestionId, round.response])),
    spent: Object.fromEntries(rounds.map((round) => [round.QuestionId, round.TimespentInSeconds])),
    seconds: state.seconds,
    current: Math.min(Math.max(0, state.current), play.rounds.length - 1),
    draft: null,
    isRoundOver: false,
    hasEnded: false,
  };
  const response = responseOf(game);
  if (!response) return withOpen(game, state.open);
  const isMissed = scoreBoard(currentRound(game).board, response, play.language).credit < 1;
  return isMissed && (isLastRound(game) || isTried(currentRound(game)))
    ? { ...game, isRoundOver: true }
    : next(game);
}

// What an older player or another browser kept may be anything: what does not fit the board is dropped.
function withOpen(game: Game, open: GameState['open']): Game {
  const { QuestionId, board } = currentRound(game);
  if (open?.QuestionId !== QuestionId || !fitsBoard(board, open.response)) return game;
  const spent = Number.isSafeInteger(open.TimespentInSeconds) ? Math.max(0, open.TimespentInSeconds) : 0;
  return { ...game, draft: open.response, spent: { ...game.spent, [QuestionId]: spent } };
}

/** One step of a game; what is not allowed where it is changes nothing. */
export function reduceGame(game: Game, action: GameAction): Game {
  if (game.hasEnded) return game;
  switch (action.type) {
    case 'draft':
      return game.isRoundOver ? game : { ...game, draft: action.response };
    case 'done':
      if (game.isRoundOver) return game;
      return {
        ...game,
        draft: null,
        played: { ...game.played, [currentRound(game).QuestionId]: action.response },
        isRoundOver: true,
      };
    case 'pick':
      return toPick(game) === null
        ? game
        : { ...game, picked: action.picked, play: offered(game.play, action.picked) };
    case 'next':
      return next(game);
    case 'back':
      return canGoBack(game) ? { ...game, current: game.current - 1 } : game;
    case 'tick':
      return withTime(game, action.seconds);
  }
}

/** What is kept of a game. */
export function gameStateOf(game: Game): GameState {
  const rounds = game.play.rounds.flatMap(({ QuestionId }): PlayedRound[] => {
    const response = game.played[QuestionId];
    return response ? [{ QuestionId, response, TimespentInSeconds: game.spent[QuestionId] ?? 0 }] : [];
  });
  const { current, seconds, draft, picked } = game;
  const { QuestionId } = currentRound(game);
  const open = draft && { QuestionId, response: draft, TimespentInSeconds: game.spent[QuestionId] ?? 0 };
  return { rounds, current, seconds, ...(picked && { picked }), ...(open && { open }) };
}

/** What there is to choose from before the first round; null when there is nothing to choose, or something was played. */
export function toPick({ play, picked, played, current, draft }: Game): ClueChoice[] | null {
  if (picked !== null || current > 0 || draft !== null || Object.keys(played).length > 0) return null;
  const choices = choicesIn(play.rounds);
  return hasChoice(choices) ? choices : null;
}

/** Rounds in a row that were all right, up to the current one. */
export function streakOf({ play, played, current }: Game): number {
  const rounds = play.rounds.slice(0, current + 1);
  const miss = rounds.findLastIndex(
    ({ QuestionId, board }) => !scoreBoard(board, played[QuestionId], play.language).isCorrect,
  );
  return rounds.length - 1 - miss;
}

export function currentRound(game: Game): PlayRound {
  const round = game.play.rounds[game.current];
  if (round === undefined) throw new RangeError('A game has at least one round');
  return round;
}

/** Whether leaving out the round before can be taken back: as long as nothing was done in this one. */
export function canGoBack({ play, played, current, draft, isRoundOver }: Game): boolean {
  const before = play.rounds[current - 1];
  return before !== undefined && played[before.QuestionId] === undefined && draft === null && !isRoundOver;
}

export function isLastRound(game: Game): boolean {
  return game.current >= game.play.rounds.length - 1;
}

function responseOf(game: Game): RoundResponse | undefined {
  return game.played[currentRound(game).QuestionId];
}

function next(game: Game): Game {
  if (isLastRound(game)) return { ...game, draft: null, hasEnded: true };
  return { ...game, current: game.current + 1, draft: null, isRoundOver: false };
}

// Time counts for a round while it is played, not while its outcome is looked at.
function withTime(game: Game, more: number): Game {
  const { QuestionId } = currentRound(game);
  const spent = game.isRoundOver
    ? game.spent
    : { ...game.spent, [QuestionId]: (game.spent[QuestionId] ?? 0) + more };
  return { ...game, seconds: game.seconds + more, spent };
}
