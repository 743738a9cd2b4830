import { scoreBoard } from '@takhti/content-types/rounds/play';
import type { GameResult, PlayRound } from '@takhti/domain';
import type { Game } from '../../game/game.ts';

/** What became of one round: nobody came to it yet, it is played now, or it was wholly, partly or not at all right. */
export type Step = 'ahead' | 'here' | 'full' | 'part' | 'none';

/** A round as a scene knows it. */
export interface RoundStep {
  readonly id: string;
  readonly step: Step;
}

/** What a scene tells: every round in its place. */
export interface Progress {
  readonly steps: readonly RoundStep[];
  /** The round that it stands at. */
  readonly at: number;
  /** What happened to that round happened just now. */
  readonly isFresh: boolean;
  readonly hasEnded: boolean;
}

/** What a share of a round makes of its step: only what was wholly right is whole. */
export function stepFor(credit: number): Step {
  if (credit >= 1) return 'full';
  return credit > 0 ? 'part' : 'none';
}

/** How far a game has come. */
export function progressOf({ play, played, current, isRoundOver }: Game): Progress {
  const stepOf = ({ QuestionId, board }: PlayRound, at: number): Step => {
    if (at > current) return 'ahead';
    if (at === current && !isRoundOver) return 'here';
    return stepFor(scoreBoard(board, played[QuestionId], play.language).credit);
  };
  const steps = play.rounds.map((round, at) => ({ id: round.QuestionId, step: stepOf(round, at) }));
  return { steps, at: current, isFresh: isRoundOver, hasEnded: false };
}

/** What a game came to. */
export function progressAtEnd({ QuestionsData }: Pick<GameResult, 'QuestionsData'>): Progress {
  const steps = QuestionsData.map(({ QuestionId, credit }) => ({ id: QuestionId, step: stepFor(credit) }));
  return { steps, at: steps.length - 1, isFresh: false, hasEnded: true };
}

/** How many rounds were wholly right. */
export function fullOf(steps: readonly RoundStep[]): number {
  return steps.filter(({ step }) => step === 'full').length;
}
