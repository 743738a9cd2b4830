import type { AssessmentDoc } from '@takhti/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Stage } from '../define.ts';
import { assessmentFindings } from './findings.ts';
import sample from './fixtures/v1/sample.json' with { type: 'json' };
import { assessmentModel } from './model.ts';
import { capShowQuestions, setShowQuestions, spread } from './show-questions.ts';
import { addSkill, changeSkill, moveSkill, removeSkill, replaceSkill, sum } from './skills.ts';
import { makeAssessment, makeSkill, skillId } from './testing/make.ts';

const start = { language: 'urdu', skill_id: skillId(1), subject: 'Science', total_questions: 25 } as const;
const shows = (doc: AssessmentDoc): number[] => doc.skills.map((skill) => skill.show_questions);

function found(doc: AssessmentDoc, stage: Stage = 'submit'): string[] {
  return assessmentFindings(doc, stage).map(
    ({ path, severity, message }) => `${severity} ${path.join('/')}: ${message}`,
  );
}

describe('a new assessment', () => {
  test('C-1104 has a timer of 3600 seconds', () => {
    expect(assessmentModel.defaults(start).timer).toBe(3600);
  });
  test('shows ten questions of its skill, or as many as there are', () => {
    expect(assessmentModel.defaults(start)).toMatchObject({ show_questions: 10, total_questions: 25 });
    expect(assessmentModel.defaults({ ...start, total_questions: 4 })).toMatchObject({
      show_questions: 4,
      total_questions: 4,
    });
  });
});

describe('the sample assessment', () => {
  const doc = assessmentModel.open(sample);
  test('C-1109 shows 20 questions and has one skill with 5', () => {
    expect(doc.show_questions).toBe(20);
    expect(doc.skills).toHaveLength(1);
    expect(doc.skills[0]?.total_questions).toBe(5);
  });
  test('C-1110 is kept as given, and saving caps what it shows', () => {
    expect(found(doc)).toEqual(['error show_questions: assessment.show_questions_too_many']);
    expect(capShowQuestions(doc).show_questions).toBe(5);
    expect(found(capShowQuestions(doc))).toEqual([]);
  });
});

describe('C-1110 what is shown is capped at what is there', () => {
  test('in every skill and in all', () => {
    const doc = makeAssessment([
      makeSkill(1, 5, { show_questions: 9 }),
      makeSkill(2, 5, { show_questions: 2 }),
    ]);
    expect(capShowQuestions(doc)).toMatchObject({ show_questions: 7, total_questions: 10 });
    expect(shows(capShowQuestions(doc))).toEqual([5, 2]);
  });
  test('the smaller of whole and sum counts, and both agree', () => {
    const doc = makeAssessment([makeSkill(1, 6), makeSkill(2, 3)], { show_questions: 6 });
    expect(shows(capShowQuestions(doc))).toEqual([4, 2]);
  });
  test('by how many there really are', () => {
    const doc = makeAssessment([makeSkill(1, 6), makeSkill(2, 3)]);
    const capped = capShowQuestions(doc, new Map([[skillId(1), 2]]));
    expect(capped).toMatchObject({ show_questions: 2, total_questions: 2 });
    expect(shows(capped)).toEqual([2, 0]);
  });
  test('an assessment that was made before its skill had questions shows them', () => {
    const doc = assessmentModel.defaults({ ...start, total_questions: 0 });
    expect(capShowQuestions(doc, new Map([[skillId(1), 25]]))).toMatchObject({
      show_questions: 10,
      total_questions: 25,
    });
    const own = { ...doc, is_show_questions_changed: 1 } as const;
    expect(capShowQuestions(own, new Map([[skillId(1), 25]]))).toMatchObject({
      show_questions: 0,
      total_questions: 25,
    });
  });
  test('capping twice changes nothing more', () => {
    const counts = fc.array(fc.record({ has: fc.nat(30), shows: fc.nat(30) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(counts, fc.nat(150), (skills, show_questions) => {
        const doc = makeAssessment(
          skills.map((skill, at) => makeSkill(at + 1, skill.has, { show_questions: skill.shows })),
          { show_questions },
        );
        const once = capShowQuestions(doc);
        expect(capShowQuestions(once)).toEqual(once);
        expect(once.show_questions).toBeLessThanOrEqual(Math.min(show_questions, once.total_questions));
        expect(sum(shows(once))).toBe(once.show_questions);
      }),
    );
  });
});

test('a number is shared out in proportion and in full', () => {
  expect(spread(4, [5, 5, 2])).toEqual([2, 2, 0]);
  expect(spread(99, [1, 2])).toEqual([1, 2]);
  expect(spread(3, [0, 0])).toEqual([0, 0]);
  fc.assert(
    fc.property(fc.nat(100), fc.array(fc.nat(20), { maxLength: 6 }), (wanted, most) => {
      const shares = spread(wanted, most);
      expect(sum(shares)).toBe(Math.min(wanted, sum(most)));
      expect(shares.every((share, at) => share >= 0 && share <= most[at]!)).toBe(true);
    }),
  );
});

describe('editing', () => {
  const doc = makeAssessment([makeSkill(1, 6), makeSkill(2, 3)]);
  test('C-337 the number shown is shared out over the skills and marked as the author’s own', () => {
    const changed = setShowQuestions(doc, 6);
    expect(shows(changed)).toEqual([4, 2]);
    expect(changed).toMatchObject({ show_questions: 6, is_show_questions_changed: 1 });
    expect(changeSkill(doc, skillId(2), { show_questions: 1 })).toMatchObject({
      show_questions: 7,
      is_show_questions_changed: 1,
    });
    expect(changeSkill(doc, skillId(2), { weightage: 40 })).toMatchObject({
      weightage: 40,
      is_show_questions_changed: 0,
    });
  });
  test('skills come, go and move, numbered from 1, each once', () => {
    const three = addSkill(doc, { skill_id: skillId(3), subject: 'Urdu', total_questions: 40 });
    expect(three).toMatchObject({
      show_questions: 19,
      total_questions: 49,
      subjects: ['Subject 1', 'Subject 2', 'Urdu'],
    });
    expect(addSkill(three, { skill_id: skillId(3), subject: 'Urdu', total_questions: 40 })).toBe(three);
    const moved = moveSkill(three, 2, 0);
    expect(moved.skills.map((skill) => [skill.skill_id, skill.skill_order])).toEqual([
      [skillId(3), 1],
      [skillId(1), 2],
      [skillId(2), 3],
    ]);
    expect(removeSkill(moved, skillId(3))).toEqual(doc);
  });
  test('the last skill stays', () => {
    const last = removeSkill(doc, skillId(1));
    expect(last.skills).toHaveLength(1);
    expect(removeSkill(last, skillId(2))).toBe(last);
  });

  test('one skill takes the place of another, and is not there twice', () => {
    const source = { skill_id: skillId(9), subject: 'Science', total_questions: 4 };
    const replaced = replaceSkill(doc, skillId(1), source);
    expect(replaced.skills[0]).toMatchObject({ skill_id: skillId(9), skill_order: 1, show_questions: 4 });
    expect(replaced.skills).toHaveLength(doc.skills.length);
    const merged = replaceSkill(doc, skillId(1), { ...source, skill_id: skillId(2) });
    expect(merged.skills.map((skill) => skill.skill_id)).not.toContain(skillId(1));
    expect(merged.skills).toHaveLength(doc.skills.length - 1);
  });
});

describe('findings', () => {
  const good = makeAssessment([makeSkill(1, 6), makeSkill(2, 3)]);
  test.each<[string, AssessmentDoc, string[], string[]]>([
    ['nothing', good, [], []],
    [
      'no skill',
      makeAssessment([], { show_questions: 0 }),
      [
        'error skills: assessment.skills_required',
        'warning show_questions: assessment.show_questions_required',
      ],
      [
        'error skills: assessment.skills_required',
        'error show_questions: assessment.show_questions_required',
      ],
    ],
    [
      'a skill twice',
      makeAssessment([makeSkill(1, 6), makeSkill(1, 6)]),
      ['error skills/1/skill_id: assessment.skill_duplicate'],
      ['error skills/1/skill_id: assessment.skill_duplicate'],
    ],
    [
      'a skill without questions',
      makeAssessment([makeSkill(1, 6), makeSkill(2, 0)]),
      ['warning skills/1/total_questions: assessment.skill_without_questions'],
      ['error skills/1/total_questions: assessment.skill_without_questions'],
    ],
    [
      'a skill of which nothing is shown',
      makeAssessment([makeSkill(1, 6), makeSkill(2, 3, { show_questions: 0 })]),
      ['warning skills/1/show_questions: assessment.skill_shows_nothing'],
      ['warning skills/1/show_questions: assessment.skill_shows_nothing'],
    ],
    [
      'more shown than there are',
      makeAssessment([makeSkill(1, 6, { show_questions: 7 })]),
      [
        'error skills/0/show_questions: assessment.show_questions_too_many',
        'error show_questions: assessment.show_questions_too_many',
      ],
      [
        'error skills/0/show_questions: assessment.show_questions_too_many',
        'error show_questions: assessment.show_questions_too_many',
      ],
    ],
    [
      'more shown than an attempt holds',
      makeAssessment([makeSkill(1, 1001)]),
      ['error show_questions: assessment.show_questions_limit'],
      ['error show_questions: assessment.show_questions_limit'],
    ],
    [
      'a filter without value',
      makeAssessment([makeSkill(1, 6, { filters: [{ filter_key: 'metadata1', filter_value: ' ' }] })]),
      ['warning skills/0/filters/0/filter_value: assessment.filter_empty'],
      ['error skills/0/filters/0/filter_value: assessment.filter_empty'],
    ],
    [
      'weightages below 100',
      makeAssessment([makeSkill(1, 6, { weightage: 60 }), makeSkill(2, 3, { weightage: 30 })]),
      ['warning weightage: assessment.weightage_sum'],
      ['error weightage: assessment.weightage_sum'],
    ],
    [
      'weightages of 100',
      makeAssessment([makeSkill(1, 6, { weightage: 66.67 }), makeSkill(2, 3, { weightage: 33.33 })]),
      [],
      [],
    ],
    [
      'a skill without weightage beside others',
      makeAssessment([makeSkill(1, 6, { weightage: 100 }), makeSkill(2, 3)]),
      ['warning skills/1/weightage: assessment.weightage_missing'],
      ['warning skills/1/weightage: assessment.weightage_missing'],
    ],
  ])('%s', (_what, doc, atSave, atSubmit) => {
    expect(found(doc, 'save')).toEqual(atSave);
    expect(found(doc, 'submit')).toEqual(atSubmit);
  });

  test.each([
    [0, true],
    [1, true],
    [86_399, true],
    [86_400, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
  ])('C-737 a test duration of %d seconds is valid, or off at 0: %s', (timer, isValid) => {
    expect(found({ ...good, timer }).includes('error timer: assessment.timer_invalid')).toBe(!isValid);
  });

  test.each([
    [0, true],
    [1, true],
    [100, true],
    [101, false],
    [-1, false],
    [1.5, false],
  ])('%d attempts for a learner are a limit, or none at 0: %s', (max_attempts, isValid) => {
    const fault = 'error max_attempts: assessment.max_attempts_invalid';
    expect(found({ ...good, max_attempts }).includes(fault)).toBe(!isValid);
  });
});
