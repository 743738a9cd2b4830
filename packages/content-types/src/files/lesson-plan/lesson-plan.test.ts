import { limits, type PlannedLesson, type PlanTopic, type ReferenceState } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import {
  addLesson,
  lessonRows,
  moveItem,
  moveLesson,
  moveTopic,
  newLesson,
  newTopic,
  setPremium,
} from './edits.ts';
import { lessonPlanModel } from './model.ts';

const content_id = '6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01';
const item = { content_id, content_type: 'mcq', title: 'Water' } as const;
const lesson = (id: string, change: Partial<PlannedLesson> = {}): PlannedLesson => ({
  ...newLesson(() => id),
  title: id,
  items: [item],
  ...change,
});
const topic = (id: string, ...lessons: PlannedLesson[]): PlanTopic => ({
  id,
  title: id,
  is_premium: 0,
  lessons,
});
const plan = (...topics: PlanTopic[]) => ({ schema_version: 1, description: '', topics });
const found = (doc: object, stage: 'save' | 'submit', state?: ReferenceState): string[] =>
  lessonPlanModel
    .check(doc, stage, { total_questions: 0, ...(state && { references: new Map([[content_id, state]]) }) })
    .map(({ severity, message }) => `${severity} ${message}`);
const outline = (topics: readonly PlanTopic[]): string =>
  topics.map(({ id, lessons }) => `${id}:${lessons.map((each) => each.id).join('')}`).join(' ');

describe('the outline', () => {
  const topics = [topic('A', lesson('1'), lesson('2')), topic('B'), topic('C', lesson('3'))];

  test('names headings and lessons from the first to the last', () => {
    expect(lessonRows(topics).map((row) => `${row.topic}${row.lesson ?? '-'}`)).toEqual([
      '0-',
      '00',
      '01',
      '1-',
      '2-',
      '20',
    ]);
  });

  test.each([
    [1, 2, 'A:21 B: C:3'],
    [2, 1, 'A:21 B: C:3'],
    // Over the heading of the next topic, and back.
    [2, 3, 'A:1 B:2 C:3'],
    [5, 4, 'A:12 B:3 C:'],
    [1, 5, 'A:2 B: C:31'],
    [5, 1, 'A:312 B: C:'],
    // Above the first heading, behind the last line, a heading: nothing moves.
    [1, 0, 'A:12 B: C:3'],
    [1, 6, 'A:12 B: C:3'],
    [0, 2, 'A:12 B: C:3'],
  ])('a lesson moves from line %i to line %i', (from, to, after) => {
    expect(outline(moveLesson(topics, from, to))).toBe(after);
  });

  test('a topic moves with its lessons', () => {
    expect(outline(moveTopic(topics, 0, 2))).toBe('B: C:3 A:12');
    expect(outline(moveTopic(topics, 0, 3))).toBe('A:12 B: C:3');
  });

  test('content moves within its lesson', () => {
    const other = { ...item, title: 'Air' };
    const [moved] = moveItem(
      [topic('A', lesson('1', { items: [item, other] }))],
      { topic: 0, lesson: 0 },
      0,
      1,
    );
    expect(moved?.lessons[0]?.items).toEqual([other, item]);
  });
});

describe('C-387 a topic is premium', () => {
  const isPremium = (...lessons: PlannedLesson[]): number | undefined =>
    lessonPlanModel.open(plan({ ...topic('A', ...lessons), is_premium: 1 })).topics[0]?.is_premium;

  test('only if it has lessons and all of them are, whatever was sent', () => {
    expect(isPremium()).toBe(0);
    expect(isPremium(lesson('1', { is_premium: 1 }), lesson('2'))).toBe(0);
    expect(isPremium(lesson('1', { is_premium: 1 }), lesson('2', { is_premium: 1 }))).toBe(1);
  });

  test('C-231 by its own switch, and no more once a free lesson comes in', () => {
    const premium = setPremium([topic('A', lesson('1'), lesson('2'))], { topic: 0, lesson: null }, 1);
    expect(premium[0]).toMatchObject({ is_premium: 1, lessons: [{ is_premium: 1 }, { is_premium: 1 }] });
    expect(setPremium(premium, { topic: 0, lesson: 1 }, 0)[0]?.is_premium).toBe(0);
    expect(addLesson(premium, 0, lesson('3'))[0]?.is_premium).toBe(0);
  });
});

describe('what is wrong with a plan', () => {
  test('that is unfinished is told when it is submitted', () => {
    const begun = plan(
      newTopic(() => crypto.randomUUID()),
      topic('B'),
    );
    expect(found(begun, 'save')).toEqual([]);
    expect(found(begun, 'submit')).toEqual([
      'error plan.topic_title',
      'error plan.lesson_title',
      'warning plan.lesson_empty',
      'error plan.topic_empty',
      'error plan.items_required',
    ]);
  });

  test.each<[Partial<PlannedLesson>, string[]]>([
    [{ minutes: 0 }, ['error plan.minutes']],
    [{ minutes: limits.lesson_plan.minutes + 1 }, ['error plan.minutes']],
    [{ minutes: limits.lesson_plan.minutes }, []],
    [{ title: 'x'.repeat(limits.title.max + 1) }, ['error plan.title_long']],
    [{ material: 'x'.repeat(limits.lesson_plan.material + 1) }, ['error plan.material_long']],
    [{ items: [item, item] }, ['warning plan.item_twice']],
  ])('is told of a lesson at once', (change, expected) => {
    expect(found(plan(topic('A', lesson('1', change))), 'save')).toEqual(expected);
  });

  test('a thousand lessons are kept, and one more is told', () => {
    const many = (count: number) =>
      plan(topic('A', ...Array.from({ length: count }, (_each, at) => lesson(`${at}`))));
    expect(found(many(limits.lesson_plan.lessons), 'submit')).toEqual([]);
    expect(found(many(limits.lesson_plan.lessons + 1), 'save')).toEqual(['error plan.lessons_max']);
  });

  test.each<[ReferenceState, string[], string[]]>([
    ['published', [], []],
    ['changed', [], []],
    ['unpublished', ['warning gathering.unpublished'], ['warning gathering.unpublished']],
    ['withdrawn', ['warning gathering.withdrawn'], ['error gathering.withdrawn']],
    ['deleted', ['warning gathering.deleted'], ['error gathering.deleted']],
    ['closed', ['warning gathering.closed'], ['error gathering.closed']],
    ['not_found', ['warning gathering.not_found'], ['error gathering.not_found']],
  ])('content that is %s never hinders saving', (state, onSave, onSubmit) => {
    const doc = plan(topic('A', lesson('1')));
    expect(found(doc, 'save', state)).toEqual(onSave);
    expect(found(doc, 'submit', state)).toEqual(onSubmit);
  });

  test('two lessons of one id are no plan', () => {
    expect(lessonPlanModel.read(plan(topic('A', lesson('1')), topic('B', lesson('1')))).ok).toBe(false);
  });
});

test('a plan tells what it refers to, and where', () => {
  expect(lessonPlanModel.referencesOf(plan(topic('A', lesson('1')), topic('B', lesson('2'))))).toEqual([
    { content_id, path: ['topics', 0, 'lessons', 0, 'items', 0] },
    { content_id, path: ['topics', 1, 'lessons', 0, 'items', 0] },
  ]);
  expect(lessonPlanModel.referencesOf({ schema_version: 9 })).toEqual([]);
});
