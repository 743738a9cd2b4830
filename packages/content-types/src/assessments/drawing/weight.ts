import { limits, type AssessmentDoc, type AssessmentSkill, type Finding } from '@takhti/domain';
import type { SkillWeight } from '../../define.ts';
import { error } from '../../messages.ts';
import { drawsFrom, sharesOf } from './entry-pool.ts';
import { sum } from '../skills.ts';

/** Published questions that are alike in all by which they are drawn, and what they weigh in bytes. */
export interface PoolWeight {
  readonly skill_id: string;
  readonly article_id: string | null;
  readonly metadata1: string;
  readonly metadata2: string;
  readonly total: number;
  readonly bytes: number;
  /** Bytes of each of its heaviest questions, as many as one attempt can hold. */
  readonly heaviest: readonly number[];
}

const megabyte = 1024 * 1024;

/** Bytes of the questions of an assessment, skill by skill. A draw may pick the heaviest. */
export function weightsOf(doc: AssessmentDoc, pools: readonly PoolWeight[]): SkillWeight[] {
  const ownOf = (entry: AssessmentSkill): readonly PoolWeight[] =>
    pools.filter((pool) => drawsFrom(entry, pool));
  const shares = sharesOf(doc, (entry) => sum(ownOf(entry).map(({ total }) => total)));
  return doc.skills.map((entry) => {
    const own = ownOf(entry);
    const heaviest = own.flatMap((pool) => pool.heaviest).toSorted((a, b) => b - a);
    return {
      skill_id: entry.skill_id,
      bytes: sum(own.map(({ bytes }) => bytes)),
      shown_bytes: sum(heaviest.slice(0, shares.get(entry) ?? 0)),
    };
  });
}

/** The finding that there is too much text to publish together, at the heaviest skill, or to show at once. */
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
