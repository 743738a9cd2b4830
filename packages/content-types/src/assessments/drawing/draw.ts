import type { AssessmentDoc } from '@takhti/domain';
import { shuffled } from '../../kit/shuffle.ts';
import type { PoolQuestion } from '../../question-kinds/pool.ts';
import { passes, poolOfEntry, sharesOf } from './entry-pool.ts';

/**
 * The questions of one attempt, in the order in which they are shown: for every skill as many as it shows, at random with
 * `is_question_randomization` and the first ones without (C-562), within its filters (C-348); the whole shuffled with
 * `is_question_skill_randomization` (C-561). An entry with an article draws from that article's questions, wherever they are,
 * and these stay together; no other entry draws them. The same seed always draws the same, however the pool is sorted.
 */
export function drawQuestions(doc: AssessmentDoc, pool: readonly PoolQuestion[], seed: string): string[] {
  const skills = doc.skills.toSorted((a, b) => a.skill_order - b.skill_order);
  const sorted = pool.toSorted((a, b) => a.order - b.order || (a.question_id < b.question_id ? -1 : 1));
  const byPool = Map.groupBy(sorted, poolOfEntry);
  const matching = new Map(
    skills.map((entry) => [
      entry,
      (byPool.get(poolOfEntry(entry)) ?? []).filter((question) => passes(question, entry)),
    ]),
  );
  const shares = sharesOf(doc, (entry) => matching.get(entry)?.length ?? 0);
  const drawn = new Map<string, PoolQuestion>();
  for (const entry of skills) {
    const fresh = (matching.get(entry) ?? []).filter(({ question_id }) => !drawn.has(question_id));
    const share = shares.get(entry) ?? 0;
    const chosen =
      doc.is_question_randomization === 1
        ? sample(fresh, share, `${seed}/${poolOfEntry(entry)}`)
        : fresh.slice(0, share);
    for (const question of chosen) drawn.set(question.question_id, question);
  }
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
