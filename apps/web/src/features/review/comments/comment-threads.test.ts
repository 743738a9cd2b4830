import type { Comment } from '@takhti/contract';
import { expect, test } from 'vitest';
import { countOpen, threadsAt, threadsOf } from './comment-threads.ts';

const comment = (comments_id: string, over: Partial<Comment> = {}): Comment => ({
  comments_id,
  users_content_id: 'item',
  comments: 'X',
  sent_on: '2026-11-21T05:00:00.000Z',
  user_id: 'amina',
  full_name: 'Amina',
  username: 'amina',
  role_title: 'Reviewer',
  is_own: false,
  is_deleted: false,
  anchor: null,
  place: null,
  answers_to: null,
  resolved_on: null,
  resolved_by: null,
  is_unread: false,
  can_resolve: true,
  ...over,
});

const anchor = { content_id: 'q', path: ['option3'], quote: 'three' };
const threads = threadsOf([
  comment('a', {
    anchor,
    place: { kind: 'moved', path: ['option1'], placed_path: ['option1'], position: 2 },
  }),
  comment('b'),
  comment('c', { answers_to: 'a' }),
  comment('d', {
    anchor,
    place: { kind: 'gone', path: null, placed_path: null, position: null },
    resolved_on: 'x',
  }),
  comment('e', { answers_to: 'a' }),
]);

test('answers stand under what they answer, in order', () => {
  expect(
    threads.map(({ first, answers }) => [first.comments_id, ...answers.map((each) => each.comments_id)]),
  ).toEqual([['a', 'c', 'e'], ['b'], ['d']]);
});

test('a conversation is found at the place that its words have moved to', () => {
  const at = (path: string[]) =>
    threadsAt(threads, { content_id: 'q', path }).map(({ first }) => first.comments_id);
  expect(at(['option1'])).toEqual(['a']);
  expect(at(['option3'])).toEqual([]);
  expect(threadsAt(threads, { content_id: 'other', path: ['option1'] })).toEqual([]);
});

test('settled comments do not count as open', () => {
  expect(countOpen(threads)).toBe(2);
});
