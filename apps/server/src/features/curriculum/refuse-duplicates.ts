import { Problem } from '@takhti/contract';
import { isUniqueViolation } from '../../platform/db/sql-state.ts';

/**
 * Runs a change of skills. If another call was faster with the same name or LMS id, a unique index fails; this turns it into
 * the problem that an earlier check would have thrown.
 * @throws Problem the one given, for a name; skills.invalid for an LMS id
 */
export async function refuseDuplicates(
  problem: 'skills.duplicate' | 'skills.combination_exists',
  change: () => Promise<void>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const constraint = (error as { constraint?: unknown }).constraint;
    if (constraint === 'skills_lms')
      throw new Problem('skills.invalid', { fields: [{ field: 'lms_skill_id', fault: 'lms_taken' }] });
    throw new Problem(problem);
  }
}
