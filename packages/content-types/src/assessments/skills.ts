import { limits, type AssessmentDoc, type AssessmentSkill } from '@takhti/domain';
import type { SkillSource } from '../define.ts';

const shownByDefault = 10;

/** How many questions of a skill an assessment shows until its author says otherwise. */
export function defaultShowQuestions(total_questions: number): number {
  return Math.min(total_questions, shownByDefault);
}

/** A skill's entry with nothing set yet. */
export function newSkill(source: SkillSource, skill_order: number): AssessmentSkill {
  return {
    skill_order,
    skill_id: source.skill_id,
    show_questions: defaultShowQuestions(source.total_questions),
    total_questions: source.total_questions,
    filters: [],
    article_id: null,
    article_title: '',
    total_article_questions: 0,
    subject: source.subject,
    weightage: 0,
  };
}

/** The assessment with a skill more at its end; as it was when the skill is in it already. */
export function addSkill(doc: AssessmentDoc, source: SkillSource): AssessmentDoc {
  if (doc.skills.some((skill) => skill.skill_id === source.skill_id)) return doc;
  return withSkills(doc, [...doc.skills, newSkill(source, doc.skills.length + 1)]);
}

/** The assessment without a skill; the last one stays, for an assessment has at least one. */
export function removeSkill(doc: AssessmentDoc, skill_id: string): AssessmentDoc {
  const skills = doc.skills.filter((skill) => skill.skill_id !== skill_id);
  return skills.length === 0 ? doc : withSkills(doc, skills);
}

/** The assessment with one skill in the place of another; with the other taken out where the one is in it already. */
export function replaceSkill(doc: AssessmentDoc, skill_id: string, source: SkillSource): AssessmentDoc {
  if (doc.skills.some((skill) => skill.skill_id === source.skill_id)) return removeSkill(doc, skill_id);
  const skills = doc.skills.map((skill) =>
    skill.skill_id === skill_id ? newSkill(source, skill.skill_order) : skill,
  );
  return withSkills(doc, skills);
}

/**
 * The assessment after one skill was merged into another: its entry continues as the other's, with all that its author set. Where
 * both are in it they become one, which shows as many questions as both did.
 * @param totalOf how many questions the other skill has now, within an entry's filters
 */
export function mergeSkill(
  doc: AssessmentDoc,
  from_skill_id: string,
  into: Pick<SkillSource, 'skill_id' | 'subject'>,
  totalOf: (entry: Pick<AssessmentSkill, 'filters'>) => number,
): AssessmentDoc {
  const from = doc.skills.find((skill) => skill.skill_id === from_skill_id);
  if (!from) return doc;
  const other = doc.skills.find((skill) => skill.skill_id === into.skill_id);
  const { skill_id, subject } = into;
  const entry = { ...(other ? both(other, from) : from), skill_id, subject };
  // An article keeps its questions, no matter what becomes of the skill.
  const merged = entry.article_id === null ? { ...entry, total_questions: totalOf(entry) } : entry;
  const skills = doc.skills
    .filter((skill) => !other || skill !== from)
    .map((skill) => (skill === (other ?? from) ? merged : skill));
  return withSkills(doc, skills);
}

function both(one: AssessmentSkill, other: AssessmentSkill): AssessmentSkill {
  return {
    ...one,
    show_questions: one.show_questions + other.show_questions,
    filters: filtersOfBoth(one.filters, other.filters),
    weightage: Math.min(100, one.weightage + other.weightage),
  };
}

type Filters = AssessmentSkill['filters'];

// Filters of one key widen each other, those of two keys narrow: where the keys differ, nothing may be shut out.
function filtersOfBoth(one: Filters, other: Filters): Filters {
  const keysOf = (filters: Filters): string =>
    [...new Set(filters.map(({ filter_key }) => filter_key))].toSorted().join(' ');
  if (keysOf(one) !== keysOf(other)) return [];
  const isNew = (filter: Filters[number]): boolean =>
    !one.some((each) => each.filter_key === filter.filter_key && each.filter_value === filter.filter_value);
  const filters = [...one, ...other.filter(isNew)];
  return filters.length > limits.assessment.max_filters ? [] : filters;
}

/** The assessment with a skill at another place (both counted from 0). */
export function moveSkill(doc: AssessmentDoc, from: number, to: number): AssessmentDoc {
  const moved = doc.skills[from];
  if (!moved) return doc;
  return withSkills(doc, doc.skills.toSpliced(from, 1).toSpliced(to, 0, moved));
}

/** The assessment with something of one skill's entry changed; the sums of the whole follow. */
export function changeSkill(
  doc: AssessmentDoc,
  skill_id: string,
  change: Partial<AssessmentSkill>,
): AssessmentDoc {
  const skills = doc.skills.map((skill) => (skill.skill_id === skill_id ? { ...skill, ...change } : skill));
  const isChanged = change.show_questions !== undefined;
  return withSkills(isChanged ? { ...doc, is_show_questions_changed: 1 } : doc, skills);
}

/** An article as an assessment takes it in. */
export interface ArticleSource {
  readonly article_id: string;
  readonly article_title: string;
  readonly total_article_questions: number;
}

/**
 * The assessment with one skill's entry drawing from an article of it, all of whose questions it shows then; for null from the
 * skill's other questions again.
 * @param total_questions how many of these there are
 */
export function chooseArticle(
  doc: AssessmentDoc,
  skill_id: string,
  article: ArticleSource | null,
  total_questions: number,
): AssessmentDoc {
  const total = article?.total_article_questions ?? total_questions;
  return changeSkill(doc, skill_id, {
    article_id: article?.article_id ?? null,
    article_title: article?.article_title ?? '',
    total_article_questions: article?.total_article_questions ?? 0,
    total_questions: total,
    show_questions: article ? total : defaultShowQuestions(total),
    filters: [],
  });
}

/** The assessment on these skills, numbered again, with the sums that follow from them. */
export function withSkills(doc: AssessmentDoc, skills: readonly AssessmentSkill[]): AssessmentDoc {
  const numbered = skills.map((skill, at) => ({ ...skill, skill_order: at + 1 }));
  return {
    ...doc,
    skills: numbered,
    show_questions: sum(numbered.map((skill) => skill.show_questions)),
    total_questions: sum(numbered.map((skill) => skill.total_questions)),
    // The specification's name (C-341).
    is_article_assessment: numbered.some((skill) => skill.article_id !== null) ? 1 : 0,
    subjects: [...new Set(numbered.map((skill) => skill.subject).filter((subject) => subject !== ''))],
    weightage: Math.min(100, sum(numbered.map((skill) => skill.weightage))),
  };
}

/** Adds numbers up. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
