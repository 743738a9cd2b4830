import type { Flag } from '@takhti/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PoolQuestion } from '../../question-kinds/pool.ts';
import { drawQuestions } from './draw.ts';
import { makeAssessment, makeSkill, questionId, skillId } from '../testing/make.ts';

function pool(skill: number, count: number, from = 1): PoolQuestion[] {
  return Array.from({ length: count }, (_, at) => ({
    question_id: questionId(from + at),
    skill_id: skillId(skill),
    article_id: null,
    metadata1: at % 2 === 0 ? 'even' : 'odd',
    metadata2: '',
    order: at + 1,
  }));
}

const ids = (...numbers: number[]): string[] => numbers.map(questionId);

test('without any shuffling the first questions of each skill come, skill by skill', () => {
  const doc = makeAssessment([makeSkill(1, 2), makeSkill(2, 3)]);
  const both = [...pool(2, 10, 101), ...pool(1, 10)].toReversed();
  expect(drawQuestions(doc, both, 'seed')).toEqual(ids(1, 2, 101, 102, 103));
});

test('skills come in their order, whatever the order of the list', () => {
  const doc = makeAssessment([makeSkill(1, 1), makeSkill(2, 1)]);
  const turned = { ...doc, skills: doc.skills.toReversed() };
  expect(drawQuestions(turned, [...pool(1, 1), ...pool(2, 1, 101)], 'seed')).toEqual(ids(1, 101));
});

describe('C-562 is_question_randomization draws random questions within each skill', () => {
  const doc = makeAssessment([makeSkill(1, 5)], { is_question_randomization: 1 });

  test('other seeds draw other questions, the same seed the same', () => {
    const draws = Array.from({ length: 20 }, (_, at) =>
      drawQuestions(doc, pool(1, 100), `seed-${at}`).join(),
    );
    expect(new Set(draws).size).toBeGreaterThan(15);
    expect(drawQuestions(doc, pool(1, 100), 'seed-0').join()).toBe(draws[0]);
  });

  test('the drawn ones are shown in the order of the bank', () => {
    const drawn = drawQuestions(doc, pool(1, 100), 'seed');
    expect(drawn).toEqual(drawn.toSorted());
  });

  test('every question can be drawn', () => {
    const seen = new Set(
      Array.from({ length: 300 }, (_, at) => drawQuestions(doc, pool(1, 20), `${at}`)).flat(),
    );
    expect(seen.size).toBe(20);
  });
});

test('C-561 is_question_skill_randomization shuffles the drawn questions; without it their order stays', () => {
  const doc = makeAssessment([makeSkill(1, 10), makeSkill(2, 10)], { is_question_skill_randomization: 1 });
  const questions = [...pool(1, 10), ...pool(2, 10, 101)];
  const inOrder = drawQuestions({ ...doc, is_question_skill_randomization: 0 }, questions, 'seed');
  const mixed = drawQuestions(doc, questions, 'seed');
  expect(mixed).not.toEqual(inOrder);
  expect(mixed.toSorted()).toEqual(inOrder.toSorted());
});

describe('C-348 filters limit the drawn questions', () => {
  const one = { filter_key: 'metadata1', filter_value: ' EVEN ' } as const;
  const draw = (filters: NonNullable<Parameters<typeof makeSkill>[2]>['filters']): string[] =>
    drawQuestions(makeAssessment([makeSkill(1, 10, { filters: filters ?? [] })]), pool(1, 6), 'seed');

  test('to those with the value, whatever its case and outer spaces', () => {
    expect(draw([one])).toEqual(ids(1, 3, 5));
  });
  test('any of several values of one key is enough', () => {
    expect(draw([one, { ...one, filter_value: 'odd' }])).toHaveLength(6);
  });
  test('all of several keys must be met', () => {
    expect(draw([one, { filter_key: 'metadata2', filter_value: 'x' }])).toEqual([]);
  });
  test('a filter without a value filters nothing', () => {
    expect(draw([{ ...one, filter_value: ' ' }])).toHaveLength(6);
  });
});

test('what the assessment shows in all is never exceeded, and shared out over its skills', () => {
  const doc = makeAssessment([makeSkill(1, 6), makeSkill(2, 3)], { show_questions: 3 });
  expect(drawQuestions(doc, [...pool(1, 6), ...pool(2, 3, 101)], 'seed')).toEqual(ids(1, 2, 101));
});

test('a skill that is listed twice gives other questions the second time', () => {
  const doc = makeAssessment([
    makeSkill(1, 10, { show_questions: 2 }),
    makeSkill(1, 10, { show_questions: 3 }),
  ]);
  expect(drawQuestions(doc, pool(1, 10), 'seed')).toEqual(ids(1, 2, 3, 4, 5));
});

const flag = fc.constantFrom<Flag>(0, 1);

test('a draw is a part of the pool without repeats, as large as wanted or as the pool allows, for any order of the pool', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ has: fc.nat(12), shows: fc.nat(12) }), { minLength: 1, maxLength: 4 }),
      flag,
      flag,
      fc.string(),
      fc.boolean(),
      (skills, is_question_randomization, is_question_skill_randomization, seed, isTwice) => {
        const questions = skills.flatMap(({ has }, at) => pool(at + 1, has, 100 * (at + 1)));
        const entries = skills.map(({ has, shows }, at) => makeSkill(at + 1, has, { show_questions: shows }));
        // A skill that is listed twice must not give its questions twice.
        const doc = makeAssessment(isTwice ? [...entries, ...entries] : entries, {
          is_question_randomization,
          is_question_skill_randomization,
        });
        const drawn = drawQuestions(doc, questions, seed);
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn.every((id) => questions.some((question) => question.question_id === id))).toBe(true);
        expect(drawQuestions(doc, questions.toReversed(), seed)).toEqual(drawn);
        const most = skills.reduce((sum, { has, shows }) => sum + Math.min(has, shows), 0);
        expect(isTwice || drawn.length === most).toBe(true);
      },
    ),
  );
});

describe('C-349 questions about an article', () => {
  const article_id = questionId(900);
  const about = pool(1, 3, 201).map((question) => ({ ...question, article_id }));

  test('are drawn by no entry but the one that names it', () => {
    const doc = makeAssessment([makeSkill(1, 10)]);
    expect(drawQuestions(doc, [...pool(1, 2), ...about], 'seed')).toEqual(ids(1, 2));
  });

  test('are drawn by that entry wherever they stand, and nothing else is', () => {
    const doc = makeAssessment([{ ...makeSkill(1, 3), article_id }]);
    const elsewhere = about.map((question) => ({ ...question, skill_id: skillId(2) }));
    expect(drawQuestions(doc, [...pool(1, 2), ...elsewhere], 'seed')).toEqual(ids(201, 202, 203));
  });

  test('stay together however the order is shuffled', () => {
    const doc = makeAssessment([makeSkill(2, 6), { ...makeSkill(1, 3), article_id }], {
      is_question_skill_randomization: 1,
    });
    const starts = Array.from({ length: 30 }, (_, at) => {
      const drawn = drawQuestions(doc, [...pool(2, 6), ...about], `${at}`);
      const start = drawn.indexOf(questionId(201));
      expect(drawn.slice(start, start + 3)).toEqual(ids(201, 202, 203));
      return start;
    });
    expect(new Set(starts).size).toBeGreaterThan(3);
  });
});
