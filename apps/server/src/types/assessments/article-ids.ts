import type { AssessmentDoc } from '@takhti/domain';

/** The articles that an assessment draws from. */
export function articleIdsOf({ skills }: Pick<AssessmentDoc, 'skills'>): string[] {
  return skills.flatMap(({ article_id }) => article_id ?? []);
}
