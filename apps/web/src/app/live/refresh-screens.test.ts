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
  searchLibrary,
  type Call,
} from '@takhti/contract';
import { expect, test } from 'vitest';
import { callKey } from '../api/query-client.ts';
import { isOldAfter } from './refresh-screens.ts';

const mine = { container_id: 'mine' };
const other = { container_id: 'other' };
const event = (kind: 'moved' | 'changed' | 'commented' | 'locked') => ({ kind, version: 2, ...mine });
const known = (call: Call, input: object, data?: object) => ({
  queryKey: callKey(call, input),
  meta: { shows: call.shows },
  state: { data },
});

test('a question is known by the bank that it was answered with', () => {
  const asked = { content_id: 'q' };
  expect(isOldAfter(event('changed'), known(openQuestion, asked, { ...asked, ...mine }))).toBe(true);
  expect(isOldAfter(event('changed'), known(openQuestion, asked, { ...asked, ...other }))).toBe(false);
  expect(isOldAfter(event('moved'), known(openQuestion, asked))).toBe(false);
});

test.each([
  ['a move and the counts', event('moved'), countDashboard, {}, true],
  ['a move and what a final reviewer may approve', event('moved'), countApprovable, {}, true],
  ['a move and the library', event('moved'), searchLibrary, {}, true],
  ['a move and the item', event('moved'), openContainer, mine, true],
  ['a move and another item', event('moved'), openContainer, other, false],
  ['a save and the counts', event('changed'), countDashboard, {}, false],
  ['a save and its questions', event('changed'), listQuestions, { ...mine, page: 2 }, true],
  ['a comment and comments', event('commented'), listComments, { users_content_id: 'x' }, true],
  ['a comment and the item', event('commented'), openContainer, mine, false],
  ['a lock and the item', event('locked'), openContainer, mine, true],
  ['a lock and the history', event('locked'), listHistory, mine, false],
  ['a notification and the bell', { kind: 'notified' }, listNotifications, { page: 1 }, true],
  ['a notification and the item', { kind: 'notified' }, openContainer, mine, false],
  ['a save and what is being played', event('changed'), previewAssessment, mine, false],
  ['much at once and what is being played', { kind: 'many' }, previewAssessment, mine, false],
  ['much at once and anything', { kind: 'many' }, listHistory, other, true],
] as const)('%s', (_title, happened, call, input, isOld) => {
  expect(isOldAfter(happened, known(call, input))).toBe(isOld);
});
