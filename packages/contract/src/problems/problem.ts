import { problems, type DetailsOf, type ProblemName } from './problems.ts';

class Failure<Name extends ProblemName> extends Error {
  readonly problem: Name;
  /** As declared with the problem; null when nothing is, or when what arrived does not have that form. */
  readonly details: DetailsOf<Name> | null;

  constructor(problem: Name, details: DetailsOf<Name> | null = null) {
    super(problem);
    this.name = 'Problem';
    this.problem = problem;
    this.details = details;
  }
}

type Given<Name extends ProblemName> = [DetailsOf<Name>] extends [null] ? [] : [details: DetailsOf<Name>];

/** An expected failure: shown to the person, not reported as a fault. Its name determines its details. */
export type Problem = { [Name in ProblemName]: Failure<Name> }[ProblemName];

interface ProblemConstructor {
  new <Name extends ProblemName>(problem: Name, ...details: Given<Name>): Failure<Name>;
  /** What `instanceof` narrows to. */
  readonly prototype: Problem;
}
export const Problem: ProblemConstructor = Failure;

/** A problem as it arrived; what is not its declared details is left out. */
export function readProblem(name: ProblemName, details: unknown): Problem {
  const parsed = problems[name].details?.().safeParse(details).data ?? null;
  // The compiler cannot know that name and schema are of one row of the table.
  return new Failure(name, parsed) as Problem;
}
