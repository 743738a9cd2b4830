import {
  examRounds,
  examShifts,
  examYears,
  gregorianYears,
  optionFormats,
  provinces,
  questionFormats,
} from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { blueprintOf, type PoolGroup } from './blueprint.ts';
import { changeExam, chooseTestType, metadataOf, withMetadata } from './exam.ts';
import { setFilters } from './filters.ts';
import { assessmentFindings } from './findings.ts';
import { withTotals } from './show-questions.ts';
import { makeAssessment, makeSkill, skillId } from './testing/make.ts';
import { clearWeightage, shareWeightage } from './weightage.ts';

const wrong = (doc: Parameters<typeof assessmentFindings>[0]): string[] =>
  assessmentFindings(doc, 'save')
    .filter(({ severity }) => severity === 'error')
    .map(({ path, message }) => `${path.join('/')}: ${message}`);

describe('exams', () => {
  const test1 = makeAssessment([makeSkill(1, 5), makeSkill(2, 5)], { timer: 0 });

  test('C-735 C-1111 there are 21 years from 1395 to 1415, and 34 provinces', () => {
    expect([examYears.length, examYears[0], examYears.at(-1)]).toEqual([21, 1395, 1415]);
    expect(new Set(provinces).size).toBe(34);
    expect(gregorianYears(1398)).toEqual([2019, 2020]);
  });

  test('G-553 G-554 G-555 G-556 a past paper keeps its shift, round, format and options, and no others', () => {
    const exam = { ...chooseTestType(test1, 2), year: 1398, province: 'kabul' as const };
    expect([examShifts, examRounds, questionFormats, optionFormats]).toEqual([
      ['day', 'evening'],
      [1, 2],
      ['single', 'two_columns'],
      ['short', 'long'],
    ]);
    for (const shift of examShifts)
      for (const round of examRounds)
        expect(metadataOf({ ...exam, shift, round })).toMatchObject({
          type: shift,
          round,
          year: 1398,
          province: 'kabul',
        });
  });

  test.each([1, 2] as const)(
    'C-014 C-733 C-734 C-736 type %i is not kept without year, province and time',
    (type) => {
      const exam = chooseTestType(test1, type);
      expect(exam.timer).toBe(3600);
      expect(wrong(exam)).toEqual([
        'year: assessment.year_required',
        'province: assessment.province_required',
      ]);
      expect(wrong({ ...exam, year: 1416, province: 'kabul' })).toEqual(['year: assessment.year_required']);
      expect(wrong({ ...exam, year: 1398, province: 'kabul', timer: 0 })).toEqual([
        'timer: assessment.timer_invalid',
      ]);
      expect(wrong({ ...exam, year: 1398, province: 'kabul' })).toEqual([]);
    },
  );

  test('C-533 another year or province takes all skills out, the same one none', () => {
    const exam = { ...chooseTestType(test1, 2), year: 1398, province: 'kabul' as const };
    expect(changeExam(exam, { year: 1398 })).toBe(exam);
    for (const change of [{ year: 1399 }, { province: 'herat' as const }])
      expect(changeExam(exam, change)).toMatchObject({
        ...change,
        skills: [],
        show_questions: 0,
        total_questions: 0,
      });
  });

  test('the first year and the first province take no skill out', () => {
    const exam = changeExam(chooseTestType(test1, 2), { year: 1398 });
    const named = changeExam(exam, { province: 'kabul' });
    expect(named).toMatchObject({ year: 1398, province: 'kabul', skills: test1.skills, show_questions: 10 });
    expect(changeExam(exam, { year: 1399 }).skills).toEqual([]);
  });

  test('a test of its own is like no exam', () => {
    const exam = {
      ...chooseTestType(test1, 2),
      year: 1398,
      province: 'kabul' as const,
      shift: 'day' as const,
    };
    expect(chooseTestType(exam, 0)).toMatchObject({
      assessment_type: 0,
      year: null,
      province: null,
      shift: null,
    });
    expect(wrong(chooseTestType(exam, 0))).toEqual([]);
  });

  test('C-351 C-352 C-354 what others read beside the document goes there and back; what they leave out stays', () => {
    const exam = { ...chooseTestType(test1, 2), year: 1398, province: 'kabul' as const, round: 1 as const };
    const metadata = metadataOf({ ...exam, shift: 'evening' });
    expect(metadata).toMatchObject({
      assessment_type: 2,
      year: 1398,
      province: 'kabul',
      round: 1,
      type: 'evening',
    });
    expect(metadata).toMatchObject({ timer: 3600, show_questions: 10 });
    expect(withMetadata(test1, metadata)).toEqual({ ...exam, shift: 'evening' });
    expect(withMetadata(exam, { year: undefined, province: 'herat' })).toEqual({
      ...exam,
      province: 'herat',
    });
  });
});

const group = (over: Partial<PoolGroup> = {}): PoolGroup => ({
  skill_id: skillId(1),
  article_id: null,
  metadata1: '',
  metadata2: '',
  difficulty: 2,
  taxonomy: 'Apply',
  total: 10,
  published: 10,
  open: 0,
  ...over,
});

describe('the blueprint', () => {
  test('tells how many of each difficulty and taxonomy a learner sees on average', () => {
    const doc = makeAssessment([makeSkill(1, 20, { show_questions: 5 })]);
    const pool = [group(), group({ difficulty: 9, taxonomy: '' }), group({ skill_id: skillId(2) })];
    const { rows, drawn } = blueprintOf(doc, pool);
    expect(drawn).toBe(5);
    expect(rows[0]?.cells).toEqual([
      { difficulty: 2, taxonomy: 'Apply', drawn: 2.5 },
      { difficulty: 9, taxonomy: '', drawn: 2.5 },
    ]);
  });

  test('counts what is published alone: of a pool of which nothing is, a learner gets nothing', () => {
    const doc = makeAssessment([makeSkill(1, 20), makeSkill(2, 10)]);
    const pool = [
      group({ published: 4 }),
      group({ difficulty: 9, published: 2 }),
      group({ skill_id: skillId(2), published: 0 }),
    ];
    const { rows, drawn } = blueprintOf(doc, pool);
    expect(drawn).toBe(6);
    expect(rows.map(({ shown, cells }) => [shown, cells.map((cell) => cell.drawn)])).toEqual([
      [20, [4, 2]],
      [10, [0]],
    ]);
  });

  test.each([
    ['short', 8, 12, 12, 0],
    ['unpublished', 12, 8, 10, 0],
    ['same', 12, 12, 10, 1],
    [null, 12, 12, 10, 0],
    [null, 30, 30, 10, 1],
  ] as const)(
    'a pool is %s: %i questions, %i published, %i shown, drawn by lot %i',
    (thin, total, published, show, isDrawn) => {
      const doc = makeAssessment([makeSkill(1, 40, { show_questions: show })], {
        is_question_randomization: isDrawn,
      });
      expect(blueprintOf(doc, [group({ total, published })]).rows[0]?.thin).toBe(thin);
    },
  );

  test('an exam is only as secret as the banks that it draws from; a test of its own need not be', () => {
    const doc = makeAssessment([makeSkill(1, 20)]);
    const pool = [group({ open: 4 }), group({ difficulty: 9, open: 3 }), group({ difficulty: 7 })];
    const exposed = [0, 1, 2].map((type) => blueprintOf(chooseTestType(doc, type as 0 | 1 | 2), pool));
    expect(exposed.map(({ rows }) => rows[0]?.exposed)).toEqual([0, 7, 7]);
  });

  test('an article’s questions are its own entry’s alone', () => {
    const article_id = skillId(9);
    const doc = makeAssessment([makeSkill(1, 4), makeSkill(2, 3, { article_id })]);
    const { rows } = blueprintOf(doc, [group({ total: 4 }), group({ article_id, total: 3 })]);
    expect(rows.map(({ total }) => total)).toEqual([4, 3]);
  });
});

test('C-348 filters say at once how many questions are left, and nothing shows more', () => {
  const doc = makeAssessment([makeSkill(1, 20)]);
  const pool = [group({ metadata1: 'a', total: 6 }), group({ metadata1: 'b', total: 14 })];
  const narrowed = setFilters(doc, skillId(1), 'metadata1', ['A'], pool);
  expect(narrowed.skills[0]).toMatchObject({ total_questions: 6, show_questions: 6 });
  expect(narrowed).toMatchObject({ total_questions: 6, show_questions: 6 });
  expect(setFilters(narrowed, skillId(1), 'metadata1', [], pool).skills[0]).toMatchObject({
    filters: [],
    total_questions: 20,
    show_questions: 6,
  });
});

test('totals follow what was added or deleted elsewhere; what is shown stays its author’s decision', () => {
  const doc = makeAssessment([makeSkill(1, 5), makeSkill(2, 5)]);
  const now = withTotals(doc, new Map([[skillId(1), 7]]));
  expect(now).toMatchObject({ total_questions: 7, show_questions: 10 });
  expect(now.skills.map((skill) => [skill.show_questions, skill.total_questions])).toEqual([
    [5, 7],
    [5, 0],
  ]);
});

test('C-355 100 percent are shared out evenly over the skills, in whole numbers', () => {
  const doc = shareWeightage(makeAssessment([makeSkill(1, 5), makeSkill(2, 5), makeSkill(3, 5)]));
  expect(doc.skills.map(({ weightage }) => weightage)).toEqual([34, 33, 33]);
  expect(doc.weightage).toBe(100);
  expect(wrong(doc)).toEqual([]);
  expect(clearWeightage(doc).weightage).toBe(0);
});
