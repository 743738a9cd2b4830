import type { ImportedSkill } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { planUpload, type PresentSkill } from './plan-upload.ts';

const fields = {
  grade: '4',
  subject: 'Math',
  category: 'Numbers',
  subcategory: '-',
  skill: 'Add',
  secondary_skill: '',
  skill_code: '',
  mastery_topic: '',
  lms_skill_id: null,
  is_standalone: 0 as const,
};
const present = (over: Partial<PresentSkill> = {}): PresentSkill => ({
  ...fields,
  skill_id: 'one',
  skill_order: 4,
  ...over,
});
const row = (number: number, over: Partial<ImportedSkill> = {}): ImportedSkill => ({
  ...fields,
  row: number,
  skill_id: null,
  skill_order: null,
  ...over,
});
const known = {
  skills: [present()],
  lastOrders: new Map([['Math', 9]]),
  matchesLmsIds: false,
  mayChange: (_skill: { grade: string }) => true,
};
const plan = (rows: ImportedSkill[], over: Partial<typeof known> = {}) =>
  planUpload(rows, { ...known, ...over });
const faults = (...of: Parameters<typeof plan>) =>
  plan(...of).findings.map(({ row: at, fault }) => `${at} ${fault}`);

test('new skills without a place stand behind those of their subject, in the file’s order', () => {
  const { created, findings } = plan([
    row(2, { skill: 'b' }),
    row(3, { skill: 'a', skill_order: 1 }),
    row(4, { skill: 'c' }),
    row(5, { skill: 'd', subject: 'Science' }),
  ]);
  expect(findings).toEqual([]);
  expect(created.map(({ skill, skill_order }) => [skill, skill_order])).toEqual([
    ['b', 10],
    ['a', 1],
    ['c', 11],
    ['d', 1],
  ]);
});

describe('a row that names a skill', () => {
  test('changes it, and keeps what the file has no column for', () => {
    const { created, updated } = plan([row(2, { skill_id: 'one', skill: 'Add up' })], {
      skills: [present({ is_standalone: 1 })],
    });
    expect(created).toEqual([]);
    expect(updated).toMatchObject([
      {
        after: { skill_id: 'one', skill: 'Add up', skill_order: 4, is_standalone: 1 },
        changes: [{ field: 'skill', from: 'Add', to: 'Add up' }],
      },
    ]);
  });

  test('and changes nothing is counted as unchanged', () => {
    expect(plan([row(2, { skill_id: 'one' })])).toMatchObject({ created: [], updated: [], unchanged: 1 });
  });

  test('two of them may swap their names', () => {
    const skills = [present(), present({ skill_id: 'two', skill: 'Subtract' })];
    const rows = [row(2, { skill_id: 'one', skill: 'Subtract' }), row(3, { skill_id: 'two', skill: 'Add' })];
    expect(plan(rows, { skills })).toMatchObject({ findings: [], updated: [{}, {}] });
  });
});

describe('C-1064 a known LMS id', () => {
  const skills = [present({ lms_skill_id: 'L1' })];
  const rows = [row(2, { lms_skill_id: 'L1', skill: 'Add up' })];

  test('changes its skill where skills are matched so', () => {
    expect(plan(rows, { skills, matchesLmsIds: true }).updated).toMatchObject([
      { after: { skill_id: 'one' } },
    ]);
  });

  test('is taken elsewhere', () => {
    expect(faults(rows, { skills })).toEqual(['2 lms_taken']);
  });

  test('does not lead away from the skill that the row names', () => {
    const two = [...skills, present({ skill_id: 'two', skill: 'Subtract' })];
    expect(faults([row(2, { skill_id: 'two', lms_skill_id: 'L1' })], { skills: two })).toContain(
      '2 lms_taken',
    );
  });
});

test('C-723 a skill that exists is named by its row', () => {
  expect(faults([row(2, { skill: 'New' }), row(3, { grade: '4,5', skill: 'ADD' })])).toEqual(['3 exists']);
});

test('an unknown id, and one skill meant twice', () => {
  const skills = [present({ lms_skill_id: 'L1' })];
  const rows = [
    row(2, { skill_id: 'two', skill: 'x' }),
    row(3, { skill_id: 'one' }),
    row(4, { lms_skill_id: 'L1', skill: 'y' }),
  ];
  expect(faults(rows, { skills, matchesLmsIds: true })).toEqual(['2 id_unknown', '4 id_repeated']);
});

test('the limits of the account hold for what is there and what it becomes', () => {
  const mayChange = ({ grade }: { grade: string }) => grade === '4';
  expect(faults([row(2, { skill: 'x', grade: '5' })], { mayChange })).toEqual(['2 not_allowed']);
  const skills = [present({ grade: '5' })];
  expect(faults([row(2, { skill_id: 'one' })], { skills, mayChange })).toEqual(['2 not_allowed']);
});
