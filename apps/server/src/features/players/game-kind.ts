import { mapPlayMedia, toGamePlay, type PublishedGame } from '@takhti/content-types/rounds';
import { scoreGame } from '@takhti/content-types/rounds/play';
import { isGame, type GamePlay, type GameResult, type GameState, type PlayedRound } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import { grace_seconds } from './attempt-time.ts';
import type { PlayKind } from './play-kind.ts';

/** A learner's copy as it goes out: the addresses of its pictures and sounds signed. */
export function signedGamePlay(files: Services['files'], play: GamePlay): GamePlay {
  return mapPlayMedia(play, (address) => (address === '' ? '' : files.sign(address.slice('/files/'.length))));
}

/** Games of rounds. They have no limit of time, and tell after every round how it went (ADR 0010). */
export const gameKind: PlayKind<GamePlay, GameState, GameResult> = {
  plays: isGame,
  newState: { rounds: [], current: 0, seconds: 0 },
  timerOf: () => 0,
  draw: ({ json_data }) => (json_data as PublishedGame).questionData.map((round) => String(round.questionId)),
  open: async (_tx, { content_id, content_type, title, language, grade, subject, json_data, seed }) => {
    const doc = json_data as PublishedGame;
    const head = { AssessmentId: content_id, content_type, title, language, grade, subject };
    const play = toGamePlay({ ...head, SkillId: doc.skill_id }, doc, seed);
    return { play, score: (state) => scoreGame(play, state) };
  },
  sign: signedGamePlay,
  keep: (sent, question_ids, { elapsed }) => {
    const [shown, most] = [new Set(question_ids), elapsed + grace_seconds];
    const inTime = (round: PlayedRound): PlayedRound => ({
      ...round,
      TimespentInSeconds: Math.min(round.TimespentInSeconds, most),
    });
    const rounds = new Map<string, PlayedRound>();
    for (const round of sent.rounds) {
      if (shown.has(round.QuestionId)) rounds.set(round.QuestionId, inTime(round));
    }
    const { open } = sent;
    const isOpen = open !== undefined && shown.has(open.QuestionId) && !rounds.has(open.QuestionId);
    return {
      rounds: [...rounds.values()],
      current: Math.min(sent.current, Math.max(0, question_ids.length - 1)),
      seconds: Math.min(sent.seconds, most),
      ...(isOpen && { open: inTime(open) }),
    };
  },
  stateOf: ({ state }) => state as GameState,
  resultOf: ({ result }) => result as GameResult | null,
};
