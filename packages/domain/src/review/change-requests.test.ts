import { expect, test } from 'vitest';
import {
  followsSkills,
  settleChange,
  standingOf,
  wholeQuestion,
  type ChangeState,
  type KeptText,
  type Settlement,
} from '../index.ts';

const change = { field: 'question', before: 'old', after: 'new' };

test.each<[string, { value: unknown } | null, ChangeState]>([
  ['it holds the new value', { value: 'new' }, 'applied'],
  ['it holds the old value', { value: 'old' }, 'unchanged'],
  ['it holds a third value', { value: 'third' }, 'moved_on'],
  ['the question was deleted', null, 'gone'],
])('how a field stands: %s', (_title, current, expected) => {
  expect(standingOf(change, current)).toBe(expected);
});

test('lists and objects stand by what they hold, in whatever order their keys are', () => {
  const list = { field: 'json_data.more_options', before: [{ a: 1, b: 2 }], after: [] };
  expect(standingOf(list, { value: [{ b: 2, a: 1 }] })).toBe('unchanged');
});

const asked = { question: 'Which?' };
test.each<[string, unknown, unknown, unknown, ChangeState]>([
  ['added and still there', null, asked, asked, 'applied'],
  ['added and taken out since', null, asked, null, 'unchanged'],
  ['added and edited since', null, asked, { question: 'Who?' }, 'moved_on'],
  ['deleted', asked, null, null, 'applied'],
  ['deleted and put back since', asked, null, asked, 'unchanged'],
  ['deleted, put back and edited since', asked, null, { question: 'Who?' }, 'moved_on'],
])('how a whole question stands: %s', (_title, before, after, value, expected) => {
  expect(standingOf({ field: wholeQuestion, before, after }, { value })).toBe(expected);
});

test('skills of an assessment stand by what was chosen, not by how many questions they have meanwhile', () => {
  const skills = (show_questions: number, total_questions: number) => [{ show_questions, total_questions }];
  const more = { field: 'json_data.skills', before: skills(2, 10), after: skills(4, 10) };
  expect(standingOf(more, { value: skills(4, 12) })).toBe('applied');
  expect(standingOf(more, { value: skills(2, 12) })).toBe('unchanged');
  expect(standingOf(more, { value: skills(3, 10) })).toBe('moved_on');
  expect(['json_data.show_questions', 'json_data.timer', 'title'].map(followsSkills)).toEqual([
    true,
    false,
    false,
  ]);
});

const write = (value: string): Settlement => ({ kind: 'write', value });
const leave: Settlement = { kind: 'leave' };
const choose: Settlement = { kind: 'choose' };

test.each<[ChangeState, 'accepted' | 'rejected', KeptText | undefined, Settlement]>([
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
