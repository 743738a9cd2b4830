import { expect, test } from 'vitest';
import { settleChange, standingOf, type ChangeStanding, type KeptText, type Settlement } from './index.ts';

const change = { before: 'old', after: 'new' };

test.each<[string, { value: unknown } | null, ChangeStanding]>([
  ['it holds the new value', { value: 'new' }, 'applied'],
  ['it holds the old value', { value: 'old' }, 'unchanged'],
  ['it holds a third value', { value: 'third' }, 'moved_on'],
  ['the question was deleted', null, 'gone'],
])('how a field stands: %s', (_title, current, expected) => {
  expect(standingOf(change, current)).toBe(expected);
});

test('lists and objects stand by what they hold, in whatever order their keys are', () => {
  const list = { before: [{ a: 1, b: 2 }], after: [] };
  expect(standingOf(list, { value: [{ b: 2, a: 1 }] })).toBe('unchanged');
});

const write = (value: string): Settlement => ({ kind: 'write', value });
const leave: Settlement = { kind: 'leave' };
const choose: Settlement = { kind: 'choose' };

test.each<[ChangeStanding, 'accepted' | 'rejected', KeptText | undefined, Settlement]>([
  ['applied', 'accepted', undefined, leave],
  ['applied', 'rejected', undefined, write('old')],
  ['unchanged', 'accepted', undefined, write('new')],
  ['unchanged', 'rejected', undefined, leave],
  ['gone', 'accepted', undefined, leave],
  ['gone', 'rejected', undefined, leave],
  ['moved_on', 'accepted', undefined, choose],
  ['moved_on', 'rejected', undefined, choose],
  ['moved_on', 'accepted', 'after', write('new')],
  ['moved_on', 'rejected', 'before', write('old')],
  ['moved_on', 'rejected', 'current', leave],
])('a change that is %s and %s, keeping %s', (standing, decision, keep, expected) => {
  expect(settleChange(change, standing, decision, keep)).toEqual(expected);
});
