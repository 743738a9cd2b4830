import { expect, test } from 'vitest';
import { readWriting, usualWriting } from './writing.ts';

test.each([null, undefined, 'solar', 7, {}, { digits: 'roman', calendar: 5 }])(
  'what is kept as %j is read as the usual',
  (kept) => {
    expect(readWriting(kept)).toEqual(usualWriting);
  },
);

test('what is known is kept, the rest is as usual', () => {
  expect(readWriting({ digits: 'eastern', calendar: 'lunar' })).toEqual({
    digits: 'eastern',
    calendar: 'gregorian',
  });
});
