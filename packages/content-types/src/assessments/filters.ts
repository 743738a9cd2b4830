import type { AssessmentDoc, AssessmentSkill } from '@takhti/domain';
import type { PoolGroup } from './blueprint.ts';
import { passes } from './drawing/entry-pool.ts';
import { changeSkill, sum } from './skills.ts';

type Filter = AssessmentSkill['filters'][number];

/**
 * The assessment with a skill drawing only questions that have one of these values; with none of them, any. How many there are
 * then follows at once, and nothing shows more.
 */
export function setFilters(
  doc: AssessmentDoc,
  skill_id: string,
  filter_key: Filter['filter_key'],
  values: readonly string[],
  groups: readonly PoolGroup[],
): AssessmentDoc {
  const skill = doc.skills.find((each) => each.skill_id === skill_id);
  if (!skill) return doc;
  const filters = [
    ...skill.filters.filter((filter) => filter.filter_key !== filter_key),
    ...values.map((filter_value) => ({ filter_key, filter_value })),
  ];
  const own = groups.filter((group) => group.skill_id === skill_id && group.article_id === null);
  const total_questions = sum(own.filter((group) => passes(group, { filters })).map(({ total }) => total));
  const change = { filters, total_questions };
  return skill.show_questions > total_questions
    ? changeSkill(doc, skill_id, { ...change, show_questions: total_questions })
    : changeSkill(doc, skill_id, change);
}
