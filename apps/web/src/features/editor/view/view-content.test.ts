import { expect, test } from 'vitest';
import { asViewed } from './view-content.ts';
import { whyReadOnly } from './why-read-only.ts';

test('C-190 what a link opens for looking cannot be edited or moved on, only read, shared and commented on', () => {
  const abilities = {
    can_edit: true,
    moves: ['submit' as const],
    approves_finally: true,
    can_comment: true,
    can_share: true,
    can_export: true,
    can_see_learners: true,
    can_close: false,
  };
  const item = {
    content_status: 'd',
    is_read_only: 0,
    is_published: 0,
    abilities,
    title: 'Planets',
  } as const;
  expect(asViewed(item)).toEqual({
    ...item,
    abilities: { ...abilities, can_edit: false, moves: [], approves_finally: false },
  });
  expect(whyReadOnly(asViewed(item), true)).toBe('viewed');
  expect(whyReadOnly(item, false)).toBeNull();
});
