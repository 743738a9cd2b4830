import { expect, test } from 'vitest';
import { partOf } from './part-of.ts';

test.each([
  [['questionData', 0], 'questionType'],
  [['questionData', 0, 'hint_video'], 'questionType'],
  [['questionData', 0, 'qContent', 'imageAlt'], 'questionType'],
  [['questionData', 0, 'cardsData', 2, 'text'], 'cardEdit'],
  [['questionData', 0, 'container_1', 'value'], 'cardEdit'],
  [['questionData', 0, 'blank'], 'cardEdit'],
])('a finding at %j leads to the part %s', (path, part) => {
  expect(partOf(path)).toBe(part);
});
