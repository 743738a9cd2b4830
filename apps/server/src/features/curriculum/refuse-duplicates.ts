import { Problem } from '@takhti/contract';
import { isUniqueViolation } from '../../platform/db/sql-state.ts';

/**
 * Makes a change of skills. When somebody else was faster with the same name or LMS id, the unique indexes know it, and the
 * person hears what they would have heard a moment later.
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
