import type { GamePlay, GameResult, GameResultQuestion, GameState, PlayRound } from '@takhti/domain';
import { percentage } from '../../kit/result.ts';
import { boardKindOf, scoreBoard } from './boards.ts';
import { offered } from './offered.ts';
import type { RoundScore } from './round-score.ts';

/**
 * The result of a game (games specification, section 4; G-503 to G-505): the same in a preview and on the server, which
 * alone counts. Of two responses to one round the later counts; rounds that are not in the game count for nothing.
 */
export function scoreGame(
  play: Pick<GamePlay, 'AssessmentId' | 'SkillId' | 'language' | 'rounds'>,
  state: Pick<GameState, 'rounds' | 'seconds' | 'picked'>,
): GameResult {
  const played = new Map(state.rounds.map((round) => [round.QuestionId, round]));
  const { rounds } = offered(play, state.picked);
  const lines = rounds.flatMap((round) => linesOf(play, round, played.get(round.QuestionId)));
  const total = lines.length;
  const credit = lines.reduce((sum, line) => sum + line.credit, 0);
  const spent = lines.reduce((sum, line) => sum + line.TimespentInSeconds, 0);
  return {
    TotalQuestions: total,
    CorrectQuestions: lines.filter((line) => line.IsCorrect).length,
    TimeSpentInSeconds: Math.max(state.seconds, spent),
    CompletionPercentage: Math.round(percentage(lines.filter((line) => line.status !== 'n').length, total)),
    GameScore: Math.round(percentage(credit, total)),
    AssessmentId: play.AssessmentId,
    finished_at: null,
    QuestionsData: lines,
  };
}

// Where a board asks several questions, each is a line by itself; the time is that of the whole, shared evenly.
function linesOf(
  play: Pick<GamePlay, 'language' | 'SkillId'>,
  round: PlayRound,
  played: GameState['rounds'][number] | undefined,
): GameResultQuestion[] {
  const { board } = round;
  const each = boardKindOf(board).scoreEach?.(board, played?.response, play.language);
  if (!each) return [lineOf(play, round, played, scoreBoard(board, played?.response, play.language))];
  const TimespentInSeconds = Math.floor((played?.TimespentInSeconds ?? 0) / Math.max(1, each.length));
  return each.map(({ QuestionId, score }, at) => ({
    ...lineOf(play, round, played, score),
    QuestionNo: at + 1,
    Order: at + 1,
    QuestionId,
    TimespentInSeconds,
  }));
}

function lineOf(
  { SkillId }: Pick<GamePlay, 'SkillId'>,
  round: PlayRound,
  played: GameState['rounds'][number] | undefined,
  { credit, isCorrect, isAttempted, text }: RoundScore,
): GameResultQuestion {
  return {
    QuestionNo: round.Number,
    Order: round.Order,
    QuestionId: round.QuestionId,
    SkillId,
    TimespentInSeconds: played?.TimespentInSeconds ?? 0,
    IsCorrect: isCorrect,
    status: isAttempted ? (isCorrect ? 'c' : 'i') : 'n',
    credit,
    UserResponse: text,
    UserAResponse: played ? JSON.stringify(played.response) : '',
  };
}
