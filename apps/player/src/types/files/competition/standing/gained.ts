import type { CompetitorStanding } from '@takhti/contract';

type Lesson = CompetitorStanding['levels'][number]['lessons'][number];

/** What playing something brought. */
export interface Gained {
  readonly points: number;
  /** The level that it finished; null for none. */
  readonly finished: number | null;
  /** Whether all that gives points was played now. */
  readonly isWhole: boolean;
}

/**
 * What a learner gained by what they played, from how they stood before; null while it brought nothing: it was not played to its end, or
 * its result is not known yet.
 */
export function gainedSince(
  before: CompetitorStanding,
  now: CompetitorStanding,
  content_id: string,
): Gained | null {
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

/** What is to be played next: the first that gives points and was not played; null when all was. */
export function nextOf({ levels }: CompetitorStanding): (Lesson & { readonly level: number }) | null {
  for (const { number, lessons } of levels)
    for (const lesson of lessons)
      if (lesson.is_scored && lesson.is_open && lesson.points === null) return { ...lesson, level: number };
  return null;
}

/** Whether all of a level that gives points was played. */
export function isFinished({ lessons }: CompetitorStanding['levels'][number]): boolean {
  const scored = lessons.filter(({ is_scored }) => is_scored);
  return scored.length > 0 && scored.every(({ points }) => points !== null);
}

function lessonOf({ levels }: CompetitorStanding, content_id: string): Lesson | undefined {
  return levels.flatMap(({ lessons }) => lessons).find((lesson) => lesson.content_id === content_id);
}
