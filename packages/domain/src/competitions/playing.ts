import { contentTypes } from '../content-types.ts';
import type { CompetitionSettings } from '../entities/competition.ts';
import type { GatheredItem } from '../entities/gathered.ts';
import { instantIn } from './zoned-time.ts';

/** The phase of a competition; `paused` while it is switched off. */
export const competitionPhases = ['before', 'running', 'over', 'paused'] as const;
export type CompetitionPhase = (typeof competitionPhases)[number];

/** The phase at an instant: it runs from its beginning up to its end, without that. */
export function competitionPhase(
  doc: Pick<CompetitionSettings, 'start_date' | 'end_date' | 'timezone' | 'isdisabled'>,
  now: Date,
): CompetitionPhase {
  const start = instantIn(doc.timezone, doc.start_date);
  const end = instantIn(doc.timezone, doc.end_date);
  if (!start || !end || now >= end) return 'over';
  if (now < start) return 'before';
  return doc.isdisabled === 1 ? 'paused' : 'running';
}

/** A level as a learner of a grade meets it. */
export interface LevelOfGrade {
  /** Its place among the levels of the grade, from 1: anyone who is asked for three levels has no use for a sixth. */
  readonly number: number;
  readonly lessons: readonly GatheredItem[];
}

type Levels = Pick<CompetitionSettings, 'levels'> & { readonly lessons: readonly GatheredItem[] };

/** The levels of a grade; content that is in one twice is there once. */
export function levelsOfGrade({ levels, lessons }: Levels, grade: string): LevelOfGrade[] {
  const known = new Map(lessons.map((each) => [each.content_id, each]));
  return levels
    .filter(({ level_grade }) => level_grade === grade)
    .map(({ lessons_ids }, at) => ({
      number: at + 1,
      lessons: [...new Set(lessons_ids)].flatMap((id) => known.get(id) ?? []),
    }));
}

/** The grades that have levels, each once, in their order. */
export function gradesOf({ levels }: Pick<CompetitionSettings, 'levels'>): string[] {
  return [...new Set(levels.map(({ level_grade }) => level_grade))];
}

/** Whether points can be had for content. */
export function givesPoints({ content_type }: Pick<GatheredItem, 'content_type'>): boolean {
  return contentTypes[content_type].is_scored;
}

/** Whether points can be had for content where a learner of this grade competes. */
export function countsFor(doc: Levels, grade: string, content_id: string): boolean {
  const lessons = levelsOfGrade(doc, grade).flatMap((level) => level.lessons);
  return lessons.some((lesson) => lesson.content_id === content_id && givesPoints(lesson));
}

/** Nobody reads a question, or plays a round, in less time. */
export const least_ms_per_question = 1000;

/** Whether a result came sooner after its launch than so many questions or rounds can be played; it gives no points then. */
export function isTooFast(asked: number, took_ms: number): boolean {
  return took_ms < asked * least_ms_per_question;
}

/** The share of an improvement that counts: on a second try the questions are known. */
export const repeat_share = 1 / 2;

/**
 * What a result adds: the first one all that it is worth, a better one half of what it is better by; null where only the first one
 * counts.
 * @param score from 0 to 100
 * @param best the best score before; null when there was none
 */
export function pointsGained(score: number, best: number | null, playsOnce: boolean): number | null {
  const worth = Math.round(Math.min(Math.max(score, 0), 100));
  if (best === null) return worth;
  return playsOnce ? null : Math.max(0, Math.floor((worth - best) * repeat_share));
}

/** Lessons in an order that is always the same for one learner and differs between learners. */
export function shuffledFor<Item extends { readonly content_id: string }>(
  items: readonly Item[],
  learner: string,
): Item[] {
  const rank = (item: Item): number => hashOf(`${learner} ${item.content_id}`);
  return items.toSorted((one, other) => rank(one) - rank(other));
}

// FNV-1a: the order is no secret.
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}
