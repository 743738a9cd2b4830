import { Problem, type ProblemName } from '@takhti/contract';

const outOfReach: ReadonlySet<ProblemName> = new Set([
  'container.not_found',
  'container.forbidden',
  'account.forbidden',
]);

/**
 * Whether the answer to asking for an item once more means that it is not to be shown any more. For any other failure, a
 * server that is busy or a lost connection, leaves the editor with what was typed there.
 */
export function isOutOfReach(error: Error | null): boolean {
  return error instanceof Problem && outOfReach.has(error.problem);
}
