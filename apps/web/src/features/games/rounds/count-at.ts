import type { Finding } from '@takhti/domain';

/** How many findings of each severity lie in the round at a place. */
export function countAt(findings: readonly Finding[], at: number): { errors: number; warnings: number } {
  const own = findings.filter(({ path }) => path[0] === 'questionData' && path[1] === at);
  const errors = own.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: own.length - errors };
}
