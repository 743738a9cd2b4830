import { expect, test } from 'vitest';
import { isWithReviewer } from './details-rules.ts';

test('C-237 only what waits or is reviewed is with a reviewer', () => {
  expect(
    (['d', 'w', 'r', 's', 'a'] as const).filter((content_status) => isWithReviewer({ content_status })),
  ).toEqual(['w', 'r']);
});
