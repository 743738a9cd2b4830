import type { CompetitorStanding } from '@takhti/contract';
import type { UnsentStatus } from '../../../../attempt/unsent/unsent.ts';

type Levels = CompetitorStanding['levels'];
type Lesson = Levels[number]['lessons'][number] & {
  /** The reason why its result has not counted so far. */
  readonly unsent?: UnsentStatus;
};
type LevelOf = Omit<Levels[number], 'lessons'> & { readonly lessons: readonly Lesson[] };

/** A competitor's standing, and the part that only this browser knows. */
export type Standing = Omit<CompetitorStanding, 'levels'> & { readonly levels: readonly LevelOf[] };

/** The standing with results that the server has not counted. */
export function withUnsent(
  standing: CompetitorStanding,
  unsent: ReadonlyMap<string, UnsentStatus>,
): Standing {
  const levels = standing.levels.map((level) => ({
    ...level,
    lessons: level.lessons.map((lesson) => {
      const status = unsent.get(lesson.content_id);
      return status === undefined ? lesson : { ...lesson, unsent: status };
    }),
  }));
  return { ...standing, levels };
}

/** The gain of an attempt. */
export interface Gained {
  readonly points: number;
  /** The level that it finished; null for none. */
  readonly finished: number | null;
  /** Whether all that gives points was played now. */
  readonly isWhole: boolean;
}

/**
 * What a learner gained by what they played, from their standing before; null while it brought nothing: it was not played to its end, or
 * its result is not known yet.
 */
export function gainedSince(before: Standing, now: Standing, content_id: string): Gained | null {
  const [old, played] = [before, now].map((standing) => lessonOf(standing, content_id));
  if (!played || played.points === null || played.points === old?.points) return null;
  const level = now.levels.find(({ lessons }) => lessons.includes(played));
  const wasOpen = old?.points === null;
  return {
    points: now.points - before.points,
    finished: wasOpen && level && isFinished(level) ? level.number : null,
    isWhole: nextOf(now) === null,
  };
}

/** The content to play next: the first with points that was not played; null after all. Unsent ends count as played. */
export function nextOf({ levels }: Standing): (Lesson & { readonly level: number }) | null {
  for (const { number, lessons } of levels)
    for (const lesson of lessons)
      if (lesson.is_scored && lesson.is_open && lesson.points === null && lesson.unsent !== 'waiting')
        return { ...lesson, level: number };
  return null;
}

/** Whether all of a level that gives points was played. */
export function isFinished({ lessons }: LevelOf): boolean {
  const scored = lessons.filter(({ is_scored }) => is_scored);
  return scored.length > 0 && scored.every(({ points }) => points !== null);
}

function lessonOf({ levels }: Standing, content_id: string): Lesson | undefined {
  return levels.flatMap(({ lessons }) => lessons).find((lesson) => lesson.content_id === content_id);
}

/** Whether something was played to its end, no matter what came of it. */
export function isPlayed(standing: Standing, content_id: string): boolean {
  const lesson = lessonOf(standing, content_id);
  return lesson !== undefined && (lesson.points !== null || lesson.was_too_fast || lesson.was_skipped);
}
