import { limits, type AssessmentDoc, type AssessmentSkill, type Finding } from '@takhti/domain';
import type { SkillWeight } from '../define.ts';
import { error } from '../messages.ts';
import { passes } from './draw.ts';
import { spread } from './show-questions.ts';
import { sum } from './skills.ts';

/** Published questions that are alike in all by which they are drawn, and what they weigh in bytes. */
export interface PoolWeight {
  readonly skill_id: string;
  readonly article_id: string | null;
  readonly metadata1: string;
  readonly metadata2: string;
  readonly bytes: number;
  /** What the heaviest of them weigh each, as many as one attempt can hold. */
  readonly heaviest: readonly number[];
}

const megabyte = 1024 * 1024;

/** What an assessment draws from weighs, skill by skill. Chance may draw the heaviest. */
export function weightsOf(doc: AssessmentDoc, pools: readonly PoolWeight[]): SkillWeight[] {
  const shares = spread(
    doc.show_questions,
    doc.skills.map(({ show_questions }) => show_questions),
  );
  return doc.skills.map((skill, at) => {
    const own = pools.filter((pool) => isOf(skill, pool));
    const heaviest = own.flatMap((pool) => pool.heaviest).toSorted((a, b) => b - a);
    return {
      skill_id: skill.skill_id,
      bytes: sum(own.map(({ bytes }) => bytes)),
      shown_bytes: sum(heaviest.slice(0, shares[at] ?? 0)),
    };
  });
}

function isOf(skill: AssessmentSkill, pool: PoolWeight): boolean {
  if (skill.article_id !== null) return pool.article_id === skill.article_id;
  return pool.article_id === null && pool.skill_id === skill.skill_id && passes(pool, skill);
}

/** That there is too much text to publish together, at the heaviest skill, or to show at once. */
export function weightFindings(
  doc: AssessmentDoc,
  weights: readonly SkillWeight[],
  unfinished: typeof error,
): Finding[] {
  const of = (skill: AssessmentSkill): SkillWeight | undefined =>
    weights.find(({ skill_id }) => skill_id === skill.skill_id);
  const all = doc.skills.map((skill) => of(skill)?.bytes ?? 0);
  const shown = sum(doc.skills.map((skill) => of(skill)?.shown_bytes ?? 0));
  const findings: Finding[] = [];
  if (sum(all) > limits.assessment.bytes) {
    const values = { max: limits.assessment.bytes / megabyte, weight: Math.ceil(sum(all) / megabyte) };
    const at = all.indexOf(Math.max(...all));
    findings.push(unfinished(['skills', at, 'total_questions'], 'assessment.pool_too_heavy', values));
  }
  if (shown > limits.play.bytes) {
    const values = { max: limits.play.bytes / megabyte, weight: Math.ceil(shown / megabyte) };
    findings.push(unfinished(['show_questions'], 'assessment.shows_too_much', values));
  }
  return findings;
}
