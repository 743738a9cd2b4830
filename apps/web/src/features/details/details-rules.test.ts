import { contentTypes, type ContentType } from '@takhti/domain';
import { expect, test } from 'vitest';
import { hasTitleCard, isWithReviewer } from './details-rules.ts';

test('C-219 C-220 C-221 C-222 C-223 C-225 the types without a title card, and no others', () => {
  const all = Object.keys(contentTypes) as ContentType[];
  expect(all.filter((type) => !hasTitleCard(type)).toSorted()).toEqual([
    'competition',
    'kampong',
    'matching_drag_drop',
    'puzzle',
    'rumble_in_the_jumble',
    'sorting_vertical',
  ]);
});

test('C-237 only what waits or is reviewed is with a reviewer', () => {
  expect(
    (['d', 'w', 'r', 's', 'a'] as const).filter((content_status) => isWithReviewer({ content_status })),
  ).toEqual(['w', 'r']);
});
