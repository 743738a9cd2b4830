import { expect, test } from 'vitest';
import { hidesLessonPlans } from './hides-lesson-plans.ts';

test('C-825 lesson plans are hidden from teachers of an LMS without full access, and from nobody else', () => {
  const hidden = [true, false].flatMap((isLms) =>
    [true, false].flatMap((isTeacher) =>
      [true, false].map((full_access) => ({ isLms, isTeacher, full_access })),
    ),
  );
  expect(hidden.filter((each) => hidesLessonPlans(each) === 1)).toEqual([
    { isLms: true, isTeacher: true, full_access: false },
  ]);
});
