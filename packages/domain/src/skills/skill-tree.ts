import { topicOf } from './skills.ts';

/** The numbers of content on a skill, or on all skills below a node. */
export interface SkillCounts {
  readonly total_questions: number;
  readonly drafts: number;
  readonly in_review: number;
  readonly approved: number;
}

/** The furthest state of the content of a skill; none without content. */
export const coverageLevels = ['none', 'draft', 'in_review', 'approved'] as const;
export type CoverageLevel = (typeof coverageLevels)[number];

/** How far content on a skill has come. Questions without content of their own count as a draft. */
export function coverageOf(counts: SkillCounts): CoverageLevel {
  if (counts.approved > 0) return 'approved';
  if (counts.in_review > 0) return 'in_review';
  return counts.drafts > 0 || counts.total_questions > 0 ? 'draft' : 'none';
}

interface Named {
  readonly category: string;
  readonly subcategory: string;
  readonly skill: string;
  readonly secondary_skill: string;
  readonly skill_code: string;
}

interface InTree {
  readonly category: string;
  readonly subcategory: string;
  readonly skill: string;
}

/** Skills of one name: more than one where they differ by their secondary skill. */
export interface SkillBranch<S> {
  readonly skill: string;
  readonly skills: readonly S[];
}

export interface SkillTopic<S> {
  readonly topic: string | null;
  readonly skills: readonly S[];
  readonly branches: readonly SkillBranch<S>[];
}

export interface SkillUnit<S> {
  readonly category: string;
  readonly skills: readonly S[];
  readonly topics: readonly SkillTopic<S>[];
}

/** Puts skills under their units, topics and names, in the order in which they come (C-029, C-359). */
export function skillTree<S extends InTree>(skills: readonly S[]): SkillUnit<S>[] {
  const byUnit = Map.groupBy(skills, (skill) => skill.category);
  return Array.from(byUnit, ([category, inUnit]) => ({
    category,
    skills: inUnit,
    topics: Array.from(
      Map.groupBy(inUnit, (skill) => topicOf(skill)),
      ([topic, inTopic]) => ({
        topic,
        skills: inTopic,
        branches: Array.from(
          Map.groupBy(inTopic, ({ skill }) => skill),
          ([skill, same]) => ({ skill, skills: same }),
        ),
      }),
    ),
  }));
}

/** The numbers of content on several skills together, and how many skills have none. */
export interface CoverageSum extends SkillCounts {
  readonly total_skills: number;
  readonly gaps: number;
}

/** Adds up the content of skills. */
export function sumCoverage(skills: readonly SkillCounts[]): CoverageSum {
  const sum = { total_skills: 0, gaps: 0, total_questions: 0, drafts: 0, in_review: 0, approved: 0 };
  for (const skill of skills) {
    sum.total_skills += 1;
    sum.gaps += coverageOf(skill) === 'none' ? 1 : 0;
    sum.total_questions += skill.total_questions;
    sum.drafts += skill.drafts;
    sum.in_review += skill.in_review;
    sum.approved += skill.approved;
  }
  return sum;
}

/**
 * An order of ids with some of them moved, in the order given, behind another one; to the beginning without one. Ids that
 * are not in the order are passed over.
 */
export function moveBehind(
  order: readonly string[],
  moved: readonly string[],
  after: string | null,
): string[] {
  const present = new Set(order);
  const block = moved.filter((id) => present.has(id));
  const isMoved = new Set(block);
  const rest = order.filter((id) => !isMoved.has(id));
  const at = after === null ? 0 : rest.indexOf(after) + 1;
  return rest.toSpliced(at, 0, ...block);
}

/** The skills of a unit, or of all without one, that have every word of a search somewhere. */
export function matchingSkills<S extends Named>(
  skills: readonly S[],
  wanted: { unit: string; search: string },
): S[] {
  const words = wanted.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return skills.filter((skill) => {
    if (wanted.unit !== '' && skill.category !== wanted.unit) return false;
    const text = [skill.skill, skill.secondary_skill, skill.category, topicOf(skill) ?? '', skill.skill_code]
      .join(' ')
      .toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
