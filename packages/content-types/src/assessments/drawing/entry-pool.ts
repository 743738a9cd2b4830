import type { AssessmentDoc, AssessmentSkill } from '@takhti/domain';
import { foldCase } from '../../kit/text.ts';
import type { PoolQuestion } from '../../question-kinds/pool.ts';
import { spread } from '../show-questions.ts';

type Entry = Pick<AssessmentSkill, 'skill_id' | 'article_id' | 'filters'>;
type Pooled = Pick<PoolQuestion, 'skill_id' | 'article_id' | 'metadata1' | 'metadata2'>;

/** The key that an entry of an assessment shares with the questions that it draws: an article, or else a skill. */
export function poolOfEntry({ article_id, skill_id }: Pick<Pooled, 'article_id' | 'skill_id'>): string {
  return article_id ?? skill_id;
}

/**
 * Whether an entry can draw a question. One with an article draws from that article's questions, on any skill; no other
 * entry draws those. Its filters let the question through (C-348).
 */
export function drawsFrom(entry: Entry, question: Pooled): boolean {
  return poolOfEntry(entry) === poolOfEntry(question) && passes(question, entry);
}

/** Whether a question passes a skill's filters: one of the values given for a key is enough, every key must be met. */
export function passes(
  question: Pick<Pooled, 'metadata1' | 'metadata2'>,
  { filters }: Pick<Entry, 'filters'>,
): boolean {
  const given = filters.filter((filter) => filter.filter_value.trim() !== '');
  const byKey = Map.groupBy(given, (filter) => filter.filter_key);
  return [...byKey].every(([key, values]) =>
    values.some((filter) => foldCase(filter.filter_value) === foldCase(question[key])),
  );
}

/**
 * How many questions each entry gives to one attempt: what the whole shows, shared out over what each shows and has.
 * @param available how many questions an entry can draw
 */
export function sharesOf(
  { show_questions, skills }: Pick<AssessmentDoc, 'show_questions' | 'skills'>,
  available: (entry: AssessmentSkill) => number,
): ReadonlyMap<AssessmentSkill, number> {
  const entries = skills.toSorted((a, b) => a.skill_order - b.skill_order);
  const shares = spread(
    show_questions,
    entries.map((entry) => Math.min(entry.show_questions, available(entry))),
  );
  return new Map(entries.map((entry, at) => [entry, shares[at] ?? 0]));
}
