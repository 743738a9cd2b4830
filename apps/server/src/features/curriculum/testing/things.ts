import { addSkill, assessmentModel } from '@takhti/content-types/assessments';
import type { AssessmentDoc } from '@takhti/domain';
import type { TestApp, TestPerson } from '../../../testing/index.ts';
import { saveLimits } from './limits.queries.ts';

interface On {
  readonly skill_id: string;
  readonly subject: string;
}

/** The document of an assessment that draws from these skills. */
export function assessmentOn(first: On, ...more: readonly On[]): AssessmentDoc {
  const source = ({ skill_id, subject }: On) => ({ skill_id, subject, total_questions: 5 });
  const start = assessmentModel.defaults({ ...source(first), language: 'english' });
  return more.reduce((doc, skill) => addSkill(doc, source(skill)), start);
}

/** Limits the grades and subjects of a person's account. */
export async function limitPerson(
  server: TestApp,
  { institution_id, user_id }: TestPerson,
  values: { grades_access?: string; subjects_access?: string },
): Promise<void> {
  await server.db.inTransaction((tx) => saveLimits(tx, { institution_id, user_id }, values));
}
