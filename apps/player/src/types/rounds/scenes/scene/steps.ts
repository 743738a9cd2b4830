import { scoreBoard } from '@takhti/content-types/rounds/play';
import type { GameResult, PlayRound } from '@takhti/domain';
import { foundOnBoard, stepsOfWords } from '../../boards/board/ask-board.ts';
import { currentRound, type Game } from '../../game/game.ts';
import { stepFor, type RoundStep, type Step } from './round-step.ts';

/** What a scene shows: every round in its place. */
export interface Progress {
  readonly steps: readonly RoundStep[];
  /** The round that it is at. */
  readonly at: number;
  /** What happened to that round happened just now. */
  readonly isFresh: boolean;
  readonly hasEnded: boolean;
  /** Which parts of that round are there so far: letters of a word, clues that are open; empty of other boards. */
  readonly found: readonly boolean[];
}

/** How far a game has come; where the words of its one round are what is asked, how far these have. */
export function progressOf(game: Game): Progress {
  const { play, played, draft, current, isRoundOver } = game;
  const { board: open, QuestionId: id } = currentRound(game);
  const seen = { isFresh: isRoundOver, hasEnded: false };
  const ofWords = stepsOfWords(open, {
    draft,
    response: played[id],
    isOver: isRoundOver,
    language: play.language,
  });
  if (ofWords) return { ...ofWords, ...seen, found: [] };
  const stepOf = ({ QuestionId, board }: PlayRound, at: number): Step => {
    if (at > current) return 'ahead';
    if (at === current && !isRoundOver) return 'here';
    return stepFor(scoreBoard(board, played[QuestionId], play.language).credit);
  };
  const steps = play.rounds.map((round, at) => ({ id: round.QuestionId, step: stepOf(round, at) }));
  const found = foundOnBoard(open, draft ?? played[id] ?? null, play.language);
  return { steps, at: current, ...seen, found };
}

/** What a game came to. */
export function progressAtEnd({ QuestionsData }: Pick<GameResult, 'QuestionsData'>): Progress {
  const steps = QuestionsData.map(({ QuestionId, credit }) => ({ id: QuestionId, step: stepFor(credit) }));
  return { steps, at: steps.length - 1, isFresh: false, hasEnded: true, found: [] };
}

/** How many rounds were wholly right. */
export function fullOf(steps: readonly RoundStep[]): number {
  return steps.filter(({ step }) => step === 'full').length;
}
