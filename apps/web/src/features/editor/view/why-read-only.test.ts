import type { MoveName } from '@takhti/domain';
import { expect, test } from 'vitest';
import { whyReadOnly } from './why-read-only.ts';

function item(content_status: 'd' | 'w' | 'r' | 's' | 'a', moves: MoveName[] = []) {
  return {
    content_status,
    is_read_only: 0 as 0 | 1,
    is_published: 0 as 0 | 1,
    abilities: {
      can_edit: false,
      moves,
      approves_finally: false,
      can_comment: true,
      can_share: false,
      can_export: false,
      can_see_learners: false,
      can_close: false,
    },
  };
}

test('editable content is not read-only', () => {
  const draft = item('d');
  expect(whyReadOnly({ ...draft, abilities: { ...draft.abilities, can_edit: true } })).toBeNull();
});

test('what waits for review is read-only, and anyone who may review it is told how to begin', () => {
  expect(whyReadOnly(item('w'))).toBe('waiting');
  expect(whyReadOnly(item('w', ['startReview']))).toBe('start_review');
});

test('approved content is read-only, published or not yet', () => {
  expect(whyReadOnly(item('a'))).toBe('approved');
  expect(whyReadOnly({ ...item('a'), is_published: 1 })).toBe('published');
});

test('an item that says so itself is read-only whatever its status', () => {
  expect(whyReadOnly({ ...item('d'), is_read_only: 1 })).toBe('marked');
});
