import { uploadOf } from '@takhti/content-types/kit';
import {
  keptGameResult,
  keptGameState,
  keptResponse,
  mapPlayMedia,
  type OpenKeptGame,
} from '@takhti/content-types/rounds';
import { hasMoved, scoreGame } from '@takhti/content-types/rounds/play';
import type { GamePlay, GameResult, GameState, PlayedRound } from '@takhti/domain';
import type { PlayKind } from '../play-kind.ts';

/** The part that all games share. */
const anyGame: Omit<PlayKind<GamePlay, GameState, GameResult>, 'open'> = {
  name: 'game',
  newState: { rounds: [], current: 0, seconds: 0 },
  state: keptGameState,
  result: keptGameResult,
  shows_questions: false,
  timerOf: () => 0,
  mostAttempts: () => 0,
  isFeedbackHidden: () => false,
  sign: (files, play) => withNames(play, (upload_id) => files.sign(upload_id)),
  // Games hold no question of a bank.
  withoutClosed: (play) => play,
  // Their boards judge in the page (ADR 0010).
  withoutAnswers: { play: (play) => play, result: (result) => result },
  pictureOf: (play) =>
    play.rounds.length === 0 ? null : { ...play, description: '', rounds: play.rounds.slice(0, 1) },
  forLearner: (result) => result,
  keep: keptState,
  hasPlayed: ({ rounds }) => rounds.some(({ response }) => hasMoved(response)),
};

/** Plays games that are opened in this way. They have no time limit, and show the result after every round (ADR 0010). */
export function gamePlayBy(openKept: OpenKeptGame): PlayKind<GamePlay, GameState, GameResult> {
  return {
    ...anyGame,
    open: ({ content_id: AssessmentId, ...head }, { doc }, seed) => {
      const { content_type, title, language, grade, subject } = head;
      const play = openKept({ AssessmentId, content_type, title, language, grade, subject }, doc, seed);
      return { play, tidy: (state) => tidyState(play, state), score: (state) => scoreGame(play, state) };
    },
  };
}

/** A copy in which each upload has another name. */
export function withNames(play: GamePlay, nameOf: (upload_id: string) => string): GamePlay {
  return mapPlayMedia(play, (address) => {
    const upload_id = uploadOf(address);
    return upload_id === '' ? '' : nameOf(upload_id);
  });
}

function keptState(sent: GameState, question_ids: readonly string[], most_seconds: number): GameState {
  const shown = new Set(question_ids);
  const inTime = (round: PlayedRound): PlayedRound => ({
    ...round,
    TimespentInSeconds: Math.min(round.TimespentInSeconds, most_seconds),
  });
  const rounds = new Map<string, PlayedRound>();
  for (const round of sent.rounds) {
    if (shown.has(round.QuestionId)) rounds.set(round.QuestionId, inTime(round));
  }
  const { open, picked } = sent;
  const isOpen = open !== undefined && shown.has(open.QuestionId) && !rounds.has(open.QuestionId);
  return {
    rounds: [...rounds.values()],
    current: Math.min(sent.current, Math.max(0, question_ids.length - 1)),
    seconds: Math.min(sent.seconds, most_seconds),
    // Rounds that were not chosen do not count.
    ...(picked && { picked }),
    ...(isOpen && { open: inTime(open) }),
  };
}

function tidyState({ rounds }: GamePlay, state: GameState): GameState {
  const boards = new Map(rounds.map(({ QuestionId, board }) => [QuestionId, board]));
  const tidy = (played: PlayedRound): PlayedRound[] => {
    const board = boards.get(played.QuestionId);
    return board ? [{ ...played, response: keptResponse(board, played.response) }] : [];
  };
  const { open, ...rest } = state;
  const [kept] = open ? tidy(open) : [];
  return { ...rest, rounds: state.rounds.flatMap(tidy), ...(kept && { open: kept }) };
}
