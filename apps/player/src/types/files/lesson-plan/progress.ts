import type { LessonPlanBody } from '@takhti/domain';
import type { TextStorage } from '../../../attempt/attempt-store.ts';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { readStoredRecord, writeStoredRecord } from '../../../attempt/stored-record.ts';

type Topic = LessonPlanBody['topics'][number];
/** A lesson with the topic that it belongs to and its number in the plan. */
export interface Step {
  readonly topic: Topic;
  readonly lesson: Topic['lessons'][number];
  readonly number: number;
}

/** How far a learner has come: this browser remembers it, as nothing of it counts for a result. */
export interface Progress {
  /** The ids of the lessons that were finished. */
  readonly lessons: readonly string[];
  /** The content that was opened to its end. */
  readonly items: readonly string[];
  /** The lesson that was open last. */
  readonly at: string | null;
}

export const noProgress: Progress = { lessons: [], items: [], at: null };

/** The lessons of a plan in their order. */
export function stepsOf({ topics }: LessonPlanBody): Step[] {
  return topics
    .flatMap((topic) => topic.lessons.map((lesson) => ({ topic, lesson })))
    .map((step, at) => ({ ...step, number: at + 1 }));
}

/** The lesson to continue with: the one left open, else the first unfinished one; null if all are finished. */
export function nextStep(steps: readonly Step[], { lessons, at }: Progress): Step | null {
  const open = steps.filter(({ lesson }) => !lessons.includes(lesson.id));
  return open.find(({ lesson }) => lesson.id === at) ?? open[0] ?? null;
}

/** As `progress` with a lesson finished. */
export function withLesson(progress: Progress, id: string): Progress {
  return { ...progress, lessons: [...new Set([...progress.lessons, id])] };
}

/** As `progress` with content opened to its end. */
export function withItem(progress: Progress, content_id: string): Progress {
  return { ...progress, items: [...new Set([...progress.items, content_id])] };
}

function nameOf({ institution_id, content_id, user_id }: ContentKey): string {
  return `takhti.plan.${institution_id}.${content_id}.${user_id}`;
}

/** The stored progress of this browser. */
export function readProgress(storage: () => TextStorage, content: ContentKey): Progress {
  const kept = readStoredRecord(storage, nameOf(content));
  if (!kept) return noProgress;
  const { lessons, items, at } = kept;
  return { lessons: textsIn(lessons), items: textsIn(items), at: typeof at === 'string' ? at : null };
}

/** Remembers it; a browser that keeps nothing still plays. */
export function writeProgress(storage: () => TextStorage, content: ContentKey, progress: Progress): void {
  writeStoredRecord(storage, nameOf(content), progress);
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
