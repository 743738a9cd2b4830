import type { Result, ResultQuestion } from '@takhti/domain';

/** One answered (or unanswered) question with what it counts: the group whose weight it shares, and that weight in percent. */
export interface ScoredLine {
  readonly line: ResultQuestion;
  readonly group: string;
  readonly weightage: number;
}

export interface ResultFacts {
  readonly AssessmentId: string;
  /** Time spent as the player counted it. */
  readonly seconds: number;
  /** Seconds allowed; 0 means no limit. */
  readonly timer: number;
}

/**
 * The result of an attempt from its scored lines (C-437 to C-442): completion is the share of attempted questions, the score
 * the percentage of correct ones, weighted by group when weights are set. `finished_at` is for the server to fill in.
 */
export function resultOf(lines: readonly ScoredLine[], facts: ResultFacts): Result {
  const attempted = lines.filter(({ line }) => line.status !== 'n').length;
  const correct = lines.filter(({ line }) => line.status === 'c').length;
  const spent = Math.max(
    facts.seconds,
    lines.reduce((sum, { line }) => sum + line.TimespentInSeconds, 0),
  );
  return {
    TotalQuestions: lines.length,
    CorrectQuestions: correct,
    TimeSpentInSeconds: facts.timer > 0 ? Math.min(spent, facts.timer) : spent,
    CompletionPercentage: percentage(attempted, lines.length),
    GameScore: gameScore(lines),
    AssessmentId: facts.AssessmentId,
    finished_at: null,
    QuestionsData: lines.map(({ line }) => line),
  };
}

/** A share in percent, to two decimals; 0 of nothing is 0. */
export function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
}

// A group that gave no question (its pool was empty) must not cost the learner its share: weights count among those that did.
function gameScore(lines: readonly ScoredLine[]): number {
  const groups = new Map<string, { weightage: number; correct: number; total: number }>();
  for (const { line, group, weightage } of lines) {
    const sum = groups.get(group) ?? { weightage, correct: 0, total: 0 };
    groups.set(group, {
      weightage,
      correct: sum.correct + (line.status === 'c' ? 1 : 0),
      total: sum.total + 1,
    });
  }
  const all = [...groups.values()];
  const weight = all.reduce((sum, each) => sum + each.weightage, 0);
  if (weight === 0) {
    return percentage(lines.filter(({ line }) => line.status === 'c').length, lines.length);
  }
  return percentage(
    all.reduce((sum, each) => sum + each.weightage * (each.correct / each.total), 0),
    weight,
  );
}
