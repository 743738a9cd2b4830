import type { LessonPlanBody } from '@takhti/domain';
import { expect, test } from 'vitest';
import {
  nextStep,
  noProgress,
  readProgress,
  stepsOf,
  withItem,
  withLesson,
  writeProgress,
} from './progress.ts';

const lesson = (id: string) => ({
  id,
  title: id,
  minutes: null,
  material: '',
  is_premium: 0 as const,
  items: [],
});
const body: LessonPlanBody = {
  kind: 'lesson_plan',
  topics: [
    { id: 'A', title: 'A', is_premium: 0, lessons: [lesson('1'), lesson('2')] },
    { id: 'B', title: 'B', is_premium: 0, lessons: [lesson('3')] },
  ],
};
const steps = stepsOf(body);
const content = { institution_id: 1, content_id: 'plan', user_id: '' };

test('lessons are numbered through all topics', () => {
  expect(steps.map(({ topic, lesson: { id }, number }) => [topic.id, id, number])).toEqual([
    ['A', '1', 1],
    ['A', '2', 2],
    ['B', '3', 3],
  ]);
});

test.each([
  [[], null, '1'],
  [[], '2', '2'],
  [['1'], '1', '2'],
  [['2'], null, '1'],
  [['1', '2', '3'], '2', undefined],
  // The plan was published again without what was open.
  [['1'], 'gone', '2'],
])('with %j done and %j open it goes on in %j', (lessons, at, expected) => {
  expect(nextStep(steps, { ...noProgress, lessons, at })?.lesson.id).toBe(expected);
});

test('an item that is finished twice counts once', () => {
  expect(withLesson(withLesson(noProgress, '1'), '1').lessons).toEqual(['1']);
  expect(withItem(withItem(noProgress, 'x'), 'x').items).toEqual(['x']);
});

test('progress is remembered for each plan and learner, and junk is none', () => {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  const progress = { lessons: ['1'], items: ['x'], at: '2' };
  writeProgress(storage, content, progress);
  expect(readProgress(storage, content)).toEqual(progress);
  expect(readProgress(storage, { ...content, user_id: 'other' })).toEqual(noProgress);
  for (const junk of ['{', '7', '{"lessons":[1],"at":2}']) {
    kept.set('takhti.plan.1.plan.', junk);
    expect(readProgress(storage, content)).toEqual(noProgress);
  }
  const closed = () => {
    throw new Error('no storage');
  };
  expect(readProgress(closed, content)).toEqual(noProgress);
  expect(() => writeProgress(closed, content, progress)).not.toThrow();
});
