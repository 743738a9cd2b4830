import type { Flag, GatheredItem, PlannedLesson, PlanTopic } from '@takhti/domain';
import { movedEntry } from '../moved-entry.ts';
import type { PlacedItem } from '../references.ts';

type Topics = readonly PlanTopic[];

/** The place of a lesson. */
export interface LessonPlace {
  readonly topic: number;
  readonly lesson: number;
}

/** All content of a plan in its order. */
export function placedItems({ topics }: { readonly topics: Topics }): PlacedItem[] {
  return topics.flatMap(({ lessons }, topic) =>
    lessons.flatMap(({ items }, lesson) =>
      items.map((item, at) => ({ item, path: ['topics', topic, 'lessons', lesson, 'items', at] })),
    ),
  );
}

/** A new topic with one new lesson, so that content can be added at once. */
export function newTopic(newId: () => string): PlanTopic {
  return { id: newId(), title: '', is_premium: 0, lessons: [newLesson(newId)] };
}

/** A new lesson. */
export function newLesson(newId: () => string): PlannedLesson {
  return { id: newId(), title: '', minutes: null, material: '', is_premium: 0, items: [] };
}

/** Puts a topic behind all others. */
export function addTopic(topics: Topics, topic: PlanTopic): PlanTopic[] {
  return [...topics, topic];
}

/** Takes out a topic with its lessons, by its id: places may have changed while the question was open. */
export function removeTopic(topics: Topics, topic_id: string): PlanTopic[] {
  return topics.filter(({ id }) => id !== topic_id);
}

/** Puts a topic at another place. */
export function moveTopic(topics: Topics, from: number, to: number): PlanTopic[] {
  return movedEntry(topics, from, to);
}

/** Puts a lesson behind all others of a topic. */
export function addLesson(topics: Topics, topic: number, lesson: PlannedLesson): PlanTopic[] {
  return withTopic(topics, topic, (lessons) => [...lessons, lesson]);
}

/** Takes out a lesson, likewise. */
export function removeLesson(topics: Topics, lesson_id: string): PlanTopic[] {
  const at = topics.findIndex(({ lessons }) => lessons.some(({ id }) => id === lesson_id));
  if (at === -1) return [...topics];
  return withTopic(topics, at, (lessons) => lessons.filter(({ id }) => id !== lesson_id));
}

/** The lesson at a place; undefined where there is none. */
export function lessonAt(topics: Topics, { topic, lesson }: LessonPlace): PlannedLesson | undefined {
  return topics[topic]?.lessons[lesson];
}

/** Changes fields of a lesson. */
export function changeLesson(
  topics: Topics,
  { topic, lesson }: LessonPlace,
  change: Partial<Omit<PlannedLesson, 'id'>>,
): PlanTopic[] {
  return withTopic(topics, topic, (lessons) =>
    lessons.map((each, at) => (at === lesson ? { ...each, ...change } : each)),
  );
}

/** Puts content of a lesson at another place in it. */
export function moveItem(topics: Topics, place: LessonPlace, from: number, to: number): PlanTopic[] {
  const items = lessonAt(topics, place)?.items ?? [];
  return changeLesson(topics, place, { items: movedEntry<GatheredItem>(items, from, to) });
}

/** Makes lessons premium or free: one, or all of a topic (C-231, C-799). */
export function setPremium(
  topics: Topics,
  { topic, lesson }: { readonly topic: number; readonly lesson: number | null },
  is_premium: Flag,
): PlanTopic[] {
  return withTopic(topics, topic, (lessons) =>
    lessons.map((each, at) => (lesson === null || at === lesson ? { ...each, is_premium } : each)),
  );
}

/** A line of the outline: a topic's heading, or a lesson below it. */
type LessonRow = { readonly topic: number; readonly lesson: number | null };

/** The outline of a plan: each topic's heading and its lessons, from the first to the last. */
export function lessonRows(topics: Topics): LessonRow[] {
  return topics.flatMap(({ lessons }, topic): LessonRow[] => [
    { topic, lesson: null },
    ...lessons.map((_each, lesson) => ({ topic, lesson })),
  ]);
}

/**
 * Puts a lesson at another line of the outline. It belongs to the topic whose heading then is above it, so one move leads from
 * a topic into its neighbour; above the first heading there is nothing.
 */
export function moveLesson(topics: Topics, from: number, to: number): PlanTopic[] {
  const rows = lessonRows(topics);
  const row = rows[from];
  if (!row || row.lesson === null || to < 1 || to >= rows.length) return [...topics];
  const lesson = lessonAt(topics, { topic: row.topic, lesson: row.lesson });
  if (!lesson) return [...topics];
  const rest = removeLesson(topics, lesson.id);
  const above = lessonRows(rest)[to - 1];
  if (!above) return [...topics];
  const at = above.lesson === null ? 0 : above.lesson + 1;
  return withTopic(rest, above.topic, (lessons) => lessons.toSpliced(at, 0, lesson));
}

// Fields that follow from the lessons of a topic change with them (C-387).
function withTopic(
  topics: Topics,
  topic: number,
  change: (lessons: readonly PlannedLesson[]) => PlannedLesson[],
): PlanTopic[] {
  return topics.map((each, at) =>
    at === topic ? settledTopic({ ...each, lessons: change(each.lessons) }) : each,
  );
}

/** A topic counts as premium only if it has lessons and all of them are (C-387), no matter what it was before. */
export function settledTopic(topic: PlanTopic): PlanTopic {
  const isPremium = topic.lessons.length > 0 && topic.lessons.every(({ is_premium }) => is_premium === 1);
  return { ...topic, is_premium: isPremium ? 1 : 0 };
}
