import { Problem, type ProblemName } from '@takhti/contract';
import type { TextKey } from '../../i18n/index.ts';

/** Why a file did not arrive, in words that are at its field. */
export interface UploadFailure {
  readonly text: TextKey;
  /** The file is fine: the same one may arrive the next time. */
  readonly canRetry: boolean;
}

/** Refuses a file before it is sent, for a reason that the server would give too. */
export class UploadRefusal extends Error {
  readonly problem: ProblemName;

  constructor(problem: ProblemName) {
    super(problem);
    this.name = 'UploadRefusal';
    this.problem = problem;
  }
}

/** Refusals of any request that are about what its file is, and not about when it comes. */
const ofFile: ReadonlySet<ProblemName> = new Set(['request.too_large', 'request.too_heavy']);

/** The problem of the file itself; null for those of its container, which the page shows. */
export function refusalOf(problem: Problem): ProblemName | null {
  const { problem: name } = problem;
  return name.startsWith('uploads.') || ofFile.has(name) ? name : null;
}

/** The text of a failed upload at its field. */
export function failureOf(error: unknown): UploadFailure {
  if (error instanceof UploadRefusal) return { text: `problems:${error.problem}`, canRetry: false };
  if (!(error instanceof Problem)) return { text: 'common:upload.not_sent', canRetry: true };
  const refusal = refusalOf(error);
  return { text: `problems:${error.problem}`, canRetry: refusal === null };
}
