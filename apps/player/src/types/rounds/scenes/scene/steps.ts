import { scoreBoard, scoreWord } from '@takhti/content-types/rounds/play';
import type { CrosswordBoard, CrosswordWord, GameResult, PlayRound } from '@takhti/domain';
import { foundOnBoard } from '../../boards/board/found.ts';
import { currentRound, type Game } from '../../game/game.ts';

/** What became of one round: nobody came to it yet, it is played now, or it was wholly, partly or not at all right. */
export type Step = 'ahead' | 'here' | 'full' | 'part' | 'none';

/** A round as a scene knows it. */
export interface RoundStep {
  readonly id: string;
  readonly step: Step;
}

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

/** What a share of a round makes of its step: only what was wholly right is whole. */
export function stepFor(credit: number): Step {
  if (credit >= 1) return 'full';
  return credit > 0 ? 'part' : 'none';
}

/** How far a game has come; of a crossword, which is one round, how far its words have. */
export function progressOf(game: Game): Progress {
  const { play, played, draft, current, isRoundOver } = game;
  const open = currentRound(game).board;
  if (open.kind === 'crossword') return progressOfWords(game, open);
  const stepOf = ({ QuestionId, board }: PlayRound, at: number): Step => {
    if (at > current) return 'ahead';
    if (at === current && !isRoundOver) return 'here';
    return stepFor(scoreBoard(board, played[QuestionId], play.language).credit);
  };
  const steps = play.rounds.map((round, at) => ({ id: round.QuestionId, step: stepOf(round, at) }));
  const response = draft ?? played[currentRound(game).QuestionId] ?? null;
  const found = foundOnBoard(open, response, play.language);
  return { steps, at: current, isFresh: isRoundOver, hasEnded: false, found };
}

// Nobody knows yet whether a word that is full is right: until then it is neither whole nor nothing.
function progressOfWords(game: Game, board: CrosswordBoard): Progress {
  const { play, played, draft, isRoundOver } = game;
  const response = played[currentRound(game).QuestionId];
  const cells = draft && 'cells' in draft ? draft.cells : [];
  const isFull = (word: CrosswordWord): boolean => word.cells.every((cell) => cells[cell]);
  const next = board.words.findIndex((word) => !isFull(word));
  const at = isRoundOver || next < 0 ? board.words.length - 1 : next;
  const steps = board.words.map((word, number) => ({
    id: word.QuestionId,
    step: isRoundOver
      ? stepFor(scoreWord(board, word, response, play.language).credit)
      : isFull(word)
        ? ('part' as const)
        : number === at
          ? ('here' as const)
          : ('ahead' as const),
  }));
  return { steps, at, isFresh: isRoundOver, hasEnded: false, found: [] };
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
