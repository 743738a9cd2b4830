import {
  countApprovable,
  countDashboard,
  listComments,
  listHistory,
  listNotifications,
  listQuestions,
  openContainer,
  openQuestion,
  previewAssessment,
} from '@takhti/contract';
import { expect, test } from 'vitest';
import { isTouchedBy } from './touched-by.ts';

const mine = { container_id: 'mine' };
const other = { container_id: 'other' };
const event = (kind: 'moved' | 'changed' | 'commented' | 'locked') => ({ kind, version: 2, ...mine });

test('a question is known by the bank that it was answered with', () => {
  const key = [openQuestion.path, { content_id: 'q' }];
  expect(isTouchedBy(event('changed'), key, { content_id: 'q', ...mine })).toBe(true);
  expect(isTouchedBy(event('changed'), key, { content_id: 'q', ...other })).toBe(false);
  expect(isTouchedBy(event('moved'), key)).toBe(false);
});

test.each([
  ['a move and the counts', event('moved'), [countDashboard.path, {}], true],
  ['a move and what a final reviewer may approve', event('moved'), [countApprovable.path, {}], true],
  ['a move and the item', event('moved'), [openContainer.path, mine], true],
  ['a move and another item', event('moved'), [openContainer.path, other], false],
  ['a save and the counts', event('changed'), [countDashboard.path, {}], false],
  ['a save and its questions', event('changed'), [listQuestions.path, { ...mine, page: 2 }], true],
  ['a comment and comments', event('commented'), [listComments.path, { users_content_id: 'x' }], true],
  ['a lock and the item', event('locked'), [openContainer.path, mine], true],
  ['a notification and the bell', { kind: 'notified' }, [listNotifications.path, { page: 1 }], true],
  ['a notification and the item', { kind: 'notified' }, [openContainer.path, mine], false],
  ['a save and what is being played', event('changed'), [previewAssessment.path, mine], false],
  ['much at once and anything', { kind: 'many' }, [listHistory.path, other], true],
] as const)('%s', (_title, happened, key, isTouched) => {
  expect(isTouchedBy(happened, key)).toBe(isTouched);
});
