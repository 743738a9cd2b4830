import { expect, test } from 'vitest';
import { readWriting, usualWriting } from './writing.ts';

test.each([null, undefined, 'solar', 7, {}, { digits: 'roman', calendar: 5 }])(
  'a stored %j is read as the default',
  (kept) => {
    expect(readWriting(kept)).toEqual(usualWriting);
  },
);

test('valid settings are kept, others get the default', () => {
  expect(readWriting({ digits: 'eastern', calendar: 'lunar' })).toEqual({
    digits: 'eastern',
    calendar: 'gregorian',
  });
});
