import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grades, limits, readSkillRows, skillRows, skillTemplateRows, normaliseSkill } from '../index.ts';

const heading = ['grade', 'subject', 'category', 'subcategory', 'skill', 'secondary_skill', 'skill_order'];
const row = (over: Record<string, string> = {}): string[] =>
  heading.map(
    (column) =>
      ({ grade: '4', subject: 'Math', category: 'Numbers', skill: 'Add', skill_order: '1', ...over })[
        column
      ] ?? '',
  );
const read = (...rows: string[][]) => readSkillRows([heading, ...rows]);
const faults = (...rows: string[][]) =>
  read(...rows).findings.map(({ row: at, column, fault }) => `${at} ${column} ${fault}`);

test('rows become skills, with the number of their row; blank rows are passed over', () => {
  const { skills, findings } = read(row(), [''], row({ skill: 'Subtract', subcategory: 'Within 20' }));
  expect(findings).toEqual([]);
  expect(skills).toMatchObject([
    { row: 2, skill_id: null, skill: 'Add', subcategory: '-', skill_order: 1, lms_skill_id: null },
    { row: 4, skill: 'Subtract', subcategory: 'Within 20' },
  ]);
});

test('headings count whatever their case, and as Unit and Topic too', () => {
  const { skills } = readSkillRows([
    ['Grade', 'SUBJECT', 'Unit', 'Topic', 'Skill', 'Secondary Skill'],
    ['4', 'Math', 'Numbers', 'Adding', 'Add', 'Twice'],
  ]);
  expect(skills).toMatchObject([{ category: 'Numbers', subcategory: 'Adding', secondary_skill: 'Twice' }]);
});

describe('a wrong file is told with row and column', () => {
  test.each<[string, string[][], string[]]>([
    ['an empty one', [], ['null null empty']],
    ['C-724 a missing category', [row({ category: ' ' })], ['2 category category_required']],
    ['C-725 a missing skill', [row({ skill: '' })], ['2 skill skill_required']],
    ['a grade that nobody has', [row({ grade: '4,13' })], ['2 grade grade_unknown']],
    ['no place in an order', [row({ skill_order: '1.5' })], ['2 skill_order order_invalid']],
    [
      'C-723 the same skill twice',
      [row(), row({ skill: 'Subtract' }), row({ grade: '5,4', skill: 'ADD' })],
      ['4 skill duplicate'],
    ],
  ])('%s', (_title, rows, found) => {
    expect(faults(...rows)).toEqual(found);
  });

  test('a duplicate names the row that was first, and only skills that share a grade are duplicates', () => {
    expect(read(row(), row()).findings[0]?.values).toEqual({ other: 2 });
    expect(faults(row(), row({ grade: '5' }))).toEqual([]);
  });

  test('unknown, repeated and missing headings', () => {
    const { findings } = readSkillRows([['grade', 'Grade', 'colour', 'skill'], ['4']]);
    expect(findings.map(({ fault, values }) => `${fault} ${values['heading']}`)).toEqual([
      'heading_repeated grade',
      'heading_unknown colour',
      'heading_missing subject',
      'heading_missing category',
    ]);
  });

  test('more rows than a file may have', () => {
    const rows = Array.from({ length: limits.skills_import.max_rows + 1 }, () => row());
    expect(faults(...rows)).toEqual(['null null too_many']);
  });

  test('one id in two rows', () => {
    const { findings } = readSkillRows([
      ['skill_id', 'lms_skill_id', ...heading],
      ['a', 'L1', ...row()],
      ['A', 'L1', ...row({ skill: 'Subtract' })],
    ]);
    expect(findings.map(({ row: at, fault }) => `${at} ${fault}`)).toEqual([
      '3 id_repeated',
      '3 lms_repeated',
    ]);
  });
});

test('the template is read as it is', () => {
  const { skills, findings } = readSkillRows(skillTemplateRows());
  expect(findings).toEqual([]);
  expect(skills.map(({ skill }) => skill)).toEqual(['Name equivalent fractions', 'Compare two fractions']);
});

test('exported skills are read back unchanged, with any text', () => {
  const words = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
  const skill = fc.record({
    skill_id: fc.uuid(),
    grade: fc.subarray([...grades], { minLength: 1 }).map((list) => list.join(',')),
    subject: words,
    category: words,
    subcategory: words,
    skill: words,
    secondary_skill: words,
    skill_code: words,
    mastery_topic: words,
    lms_skill_id: fc.constant(null),
    is_standalone: fc.constant(0 as const),
    skill_order: fc.nat(1000),
  });
  fc.assert(
    fc.property(skill, (each) => {
      // As people's words are kept: what a cell cannot hold was never stored.
      const clean = JSON.parse(
        JSON.stringify(each).replaceAll(/\\u00[01][0-9a-f]|\\u007f|\uFEFF|[\u007F]/g, 'x'),
      );
      const kept = { ...normaliseSkill(clean), skill_id: each.skill_id, skill_order: each.skill_order };
      if ([kept.subject, kept.category, kept.skill].includes('')) return;
      const { skills } = readSkillRows(skillRows([kept]));
      expect(skills).toEqual([{ ...kept, row: 2 }]);
    }),
    { numRuns: 300 },
  );
});
