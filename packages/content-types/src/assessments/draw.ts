import type { AssessmentDoc, AssessmentSkill } from '@takhti/domain';
import { shuffled } from '../kit/shuffle.ts';
import { foldCase } from '../kit/text.ts';
import type { PoolQuestion } from '../question-kinds/pool.ts';
import { spread } from './show-questions.ts';

/**
 * The questions of one attempt, in the order in which they are shown: for every skill as many as it shows, at random with
 * `is_question_randomization` and the first ones without (C-562), within its filters (C-348); the whole shuffled with
 * `is_question_skill_randomization` (C-561). An entry with an article draws from that article's questions, wherever they stand,
 * and these stay together; no other entry draws them. The same seed always draws the same, however the pool is sorted.
 */
export function drawQuestions(doc: AssessmentDoc, pool: readonly PoolQuestion[], seed: string): string[] {
  const skills = doc.skills.toSorted((a, b) => a.skill_order - b.skill_order);
  const sorted = pool.toSorted((a, b) => a.order - b.order || (a.question_id < b.question_id ? -1 : 1));
  const byPool = Map.groupBy(sorted, ({ article_id, skill_id }) => article_id ?? skill_id);
  const matching = skills.map((skill) =>
    (byPool.get(skill.article_id ?? skill.skill_id) ?? []).filter((question) => passes(question, skill)),
  );
  const shares = spread(
    doc.show_questions,
    skills.map((skill, at) => Math.min(skill.show_questions, matching[at]?.length ?? 0)),
  );
  const drawn = new Map<string, PoolQuestion>();
  skills.forEach((skill, at) => {
    const fresh = (matching[at] ?? []).filter((question) => !drawn.has(question.question_id));
    const chosen =
      doc.is_question_randomization === 1
        ? sample(fresh, shares[at] ?? 0, `${seed}/${skill.article_id ?? skill.skill_id}`)
        : fresh.slice(0, shares[at] ?? 0);
    for (const question of chosen) drawn.set(question.question_id, question);
  });
  const together = Map.groupBy(drawn.values(), ({ article_id, question_id }) => article_id ?? question_id);
  const blocks = [...together.values()];
  const ordered = doc.is_question_skill_randomization === 1 ? shuffled(blocks, `${seed}/order`) : blocks;
  return ordered.flat().map(({ question_id }) => question_id);
}

// Drawn at random, shown in the bank's order: only the other switch may change the order.
function sample(questions: readonly PoolQuestion[], count: number, seed: string): PoolQuestion[] {
  const chosen = new Set(shuffled(questions, seed).slice(0, count));
  return questions.filter((question) => chosen.has(question));
}

/** Whether a question passes a skill's filters: one of the values given for a key is enough, every key must be met. */
export function passes(
  question: Pick<PoolQuestion, 'metadata1' | 'metadata2'>,
  skill: Pick<AssessmentSkill, 'filters'>,
): boolean {
  const given = skill.filters.filter((filter) => filter.filter_value.trim() !== '');
  const byKey = Map.groupBy(given, (filter) => filter.filter_key);
  return [...byKey].every(([key, filters]) =>
    filters.some((filter) => foldCase(filter.filter_value) === foldCase(question[key])),
  );
}
