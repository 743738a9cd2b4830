import type { MoveName } from '@takhti/domain';
import { expect, test } from 'vitest';
import { isFasterReviewer, placeAfter, savesFirst } from './move-rules.ts';

test.each<[string, MoveName, boolean, string | null]>([
  ['C-495 submitting leads to the waiting list', 'submit', true, '/dashboard/waiting-for-review'],
  ['C-497 starting a review stays with the item', 'startReview', false, null],
  [
    'C-502 cancelling a review leads to the waiting list',
    'cancelReview',
    false,
    '/dashboard/waiting-for-review',
  ],
  [
    'C-499 asking for resubmission leads to the in-review list',
    'askResubmission',
    false,
    '/dashboard/in-review',
  ],
  ['C-504 approving leads to the waiting list', 'approve', false, '/dashboard/waiting-for-review'],
  ['C-529 deleting leads to the dashboard', 'delete', true, '/dashboard'],
  ['an author who sets in draft goes on with it', 'setInDraft', true, null],
  ['a reviewer who sets in draft sees it no more', 'setInDraft', false, '/dashboard/waiting-for-review'],
])('%s', (_, move, isOwner, place) => {
  expect(placeAfter(move, isOwner)).toBe(place);
});

test('C-503 C-519 approving and submitting always save first', () => {
  expect(savesFirst('approve', false)).toBe(true);
  expect(savesFirst('submit', false)).toBe(true);
});

test('what a reviewer changed is kept when they send it back, and a deleted item is not saved', () => {
  expect(savesFirst('askResubmission', true)).toBe(true);
  expect(savesFirst('cancelReview', true)).toBe(true);
  expect(savesFirst('askResubmission', false)).toBe(false);
  expect(savesFirst('delete', true)).toBe(false);
});

test('C-653 the slower of two who start a review at once is told who was faster', () => {
  const now = { content_status: 'r', reviewer_user_id: 'somebody' } as const;
  expect(isFasterReviewer(now, 'me')).toBe(true);
  expect(isFasterReviewer(now, 'somebody')).toBe(false);
  expect(isFasterReviewer({ ...now, content_status: 'w' }, 'me')).toBe(false);
  expect(isFasterReviewer(undefined, 'me')).toBe(false);
});
