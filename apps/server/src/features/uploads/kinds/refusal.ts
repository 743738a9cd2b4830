import type { ProblemName } from '@takhti/contract';

/** Why a file is not kept, found in a process of its own, from which errors of our own classes do not come back. */
export class Refusal extends Error {
  readonly problem: RefusedAs;

  constructor(problem: RefusedAs) {
    super(problem);
    this.problem = problem;
  }
}

export type RefusedAs = Extract<
  ProblemName,
  | 'uploads.wrong_content'
  | 'uploads.unfolds_too_large'
  | 'uploads.unsafe_archive'
  | 'uploads.is_protected'
  | 'uploads.no_index_page'
>;
