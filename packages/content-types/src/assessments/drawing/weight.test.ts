import { limits } from '@takhti/domain';
import { expect, test } from 'vitest';
import { poolOf } from '../../question-kinds/pool.ts';
import { drawQuestions } from './draw.ts';
import { assessmentFindings } from '../findings.ts';
import { makeAssessment, makeQuestion, makeSkill, skillId } from '../testing/make.ts';
import { weightsOf, type PoolWeight } from './weight.ts';

const megabyte = 1024 * 1024;

function pool(skill: number, weights: readonly number[], of: Partial<PoolWeight> = {}): PoolWeight {
  const bytes = weights.reduce((sum, each) => sum + each, 0);
  const unfiltered = { skill_id: skillId(skill), article_id: null, metadata1: '', metadata2: '' };
  return { ...unfiltered, total: weights.length, bytes, heaviest: weights.toSorted((a, b) => b - a), ...of };
}

function found(doc: Parameters<typeof weightsOf>[0], pools: readonly PoolWeight[], stage: 'save' | 'submit') {
  return assessmentFindings(doc, stage, weightsOf(doc, pools)).map(
    ({ path, severity, message, values }) => [`${severity} ${path.join('/')}: ${message}`, values] as const,
  );
}

test('a skill weighs what it can draw, and shows at most the heaviest of it, within its filters', () => {
  const filters = [{ filter_key: 'metadata1', filter_value: 'Easy' }] as const;
  const doc = makeAssessment([
    makeSkill(1, 4, { show_questions: 2 }),
    makeSkill(2, 2, { show_questions: 1, filters: [...filters] }),
    makeSkill(3, 1, { article_id: skillId(9) }),
  ]);
  const pools = [
    pool(1, [5, 1], { metadata1: 'easy' }),
    pool(1, [2, 7]),
    pool(2, [10], { metadata1: 'easy' }),
    pool(2, [1000]),
    pool(0, [30], { article_id: skillId(9) }),
  ];
  expect(weightsOf(doc, pools)).toEqual([
    { skill_id: skillId(1), bytes: 15, shown_bytes: 12 },
    { skill_id: skillId(2), bytes: 10, shown_bytes: 10 },
    { skill_id: skillId(3), bytes: 30, shown_bytes: 30 },
  ]);
});

test('too much to publish together is found at the heaviest skill: a warning while it is written, an error before it goes out', () => {
  const doc = makeAssessment([makeSkill(1, 2), makeSkill(2, 3)], { show_questions: 0 });
  const half = limits.assessment.bytes / 2;
  const [light, heavy] = [pool(1, [half]), pool(2, [half, megabyte])];
  const values = { max: 24, weight: 25 };
  const told = (stage: 'save' | 'submit') =>
    found(doc, [light, heavy], stage).filter(([text]) => text.includes('heavy'));
  expect(told('save')).toEqual([['warning skills/1/total_questions: assessment.pool_too_heavy', values]]);
  expect(told('submit')).toEqual([['error skills/1/total_questions: assessment.pool_too_heavy', values]]);
  expect(found(doc, [light, pool(2, [half])], 'submit').map(([text]) => text)).not.toContainEqual(
    expect.stringContaining('heavy'),
  );
});

test('too much for one learner is found at what is shown, by the heaviest that chance may draw', () => {
  const weights = Array.from({ length: 20 }, (_, at) => (at < 9 ? megabyte : 1_000));
  const doc = (show_questions: number) =>
    makeAssessment([makeSkill(1, 20, { show_questions })], { show_questions });
  expect(found(doc(9), [pool(1, weights)], 'submit')).toEqual([
    ['error show_questions: assessment.shows_too_much', { max: 8, weight: 9 }],
  ]);
  expect(found(doc(8), [pool(1, weights)], 'submit')).toEqual([]);
});

test('an entry that has fewer questions than it shows leaves room for those of the others', () => {
  const doc = makeAssessment(
    [makeSkill(1, 5, { show_questions: 5 }), makeSkill(2, 5, { show_questions: 5 })],
    {
      show_questions: 5,
    },
  );
  const pools = [pool(1, [1]), pool(2, [10, 10, 10, 10, 10])];
  expect(weightsOf(doc, pools).map(({ shown_bytes }) => shown_bytes)).toEqual([1, 40]);
});

test('what is drawn never weighs more than was said, whatever the chance', () => {
  const filters = [{ filter_key: 'metadata1', filter_value: 'easy' }] as const;
  const doc = makeAssessment(
    [
      makeSkill(1, 9, { show_questions: 6, filters: [...filters] }),
      makeSkill(2, 9, { show_questions: 4, article_id: skillId(9) }),
      makeSkill(3, 9, { show_questions: 5 }),
    ],
    { show_questions: 9, is_question_randomization: 1 },
  );
  const bytesOf = (number: number): number => 1 + ((number * 7) % 11);
  const questions = Array.from({ length: 30 }, (_, at) =>
    makeQuestion(at, {
      skill_id: skillId((at % 3) + 1),
      article_id: at % 3 === 1 && at % 2 === 0 ? skillId(9) : null,
      metadata1: at % 4 === 0 ? 'Easy' : 'hard',
    }),
  );
  const pools = questions.map(({ skill_id, article_id, metadata1, metadata2 }, at): PoolWeight => {
    const bytes = bytesOf(at);
    return { skill_id, article_id, metadata1, metadata2, total: 1, bytes, heaviest: [bytes] };
  });
  const most = weightsOf(doc, pools).reduce((sum, { shown_bytes }) => sum + shown_bytes, 0);
  for (let seed = 0; seed < 50; seed += 1) {
    const drawn = new Set(drawQuestions(doc, poolOf(questions), String(seed)));
    const weight = questions.reduce(
      (sum, { content_id }, at) => sum + (drawn.has(content_id) ? bytesOf(at) : 0),
      0,
    );
    expect(drawn.size).toBe(9);
    expect(weight).toBeLessThanOrEqual(most);
  }
});
