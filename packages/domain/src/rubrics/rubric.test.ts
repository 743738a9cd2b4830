import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { rubricFindings } from './rubric-findings.ts';
import { markRubric, rubricTotals } from './rubric-totals.ts';

const level = (title: string, score: number) => ({ title, score, description: '' });
const criterion = (title: string, ...levels: ReturnType<typeof level>[]) => ({
  title,
  description: '',
  levels,
});
const rubric = (...criterion_json: ReturnType<typeof criterion>[]) => ({ title: 'Essay', criterion_json });
const told = (doc: Parameters<typeof rubricFindings>[0]): string[] =>
  rubricFindings(doc).map(({ path, message }) => `${path.join('.')} ${message}`);

const good = rubric(
  criterion('Content', level('Weak', 0), level('Good', 2.5), level('Excellent', 4)),
  criterion('Language', level('Weak', 0), level('Good', 3)),
);

describe('C-380 G-295 a rubric', () => {
  test('adds up the highest score of each criterion', () => {
    expect(rubricTotals(good)).toEqual({ total_points: 7, total_criterion: 2 });
    expect(rubricTotals(rubric())).toEqual({ total_points: 0, total_criterion: 0 });
    const tenths = rubric(criterion('A', level('x', 0.1)), criterion('B', level('x', 0.2)));
    expect(rubricTotals(tenths).total_points).toBe(0.3);
  });

  test('is marked by one level of each criterion', () => {
    expect(markRubric(good, [1, null])).toEqual({ points: 2.5, is_complete: false });
    expect(markRubric(good, [1, 1])).toEqual({ points: 5.5, is_complete: true });
    expect(markRubric(good, [9, 0])).toEqual({ points: 0, is_complete: false });
    expect(markRubric(rubric(), [])).toEqual({ points: 0, is_complete: false });
  });
});

describe('what is wrong with a rubric', () => {
  test('nothing, where all is there', () => expect(told(good)).toEqual([]));

  test.each([
    [rubric(), ['criterion_json rubric.criterion_required']],
    [{ ...good, title: ' ' }, ['title rubric.title_required']],
    [rubric(criterion('A')), ['criterion_json.0.title rubric.level_required']],
    [rubric(criterion(' ', level('x', 1))), ['criterion_json.0.title rubric.criterion_title']],
    [rubric(criterion('A', level('', 1))), ['criterion_json.0.levels.0.title rubric.level_title']],
    [
      rubric(criterion('A', level('Good', 1), level(' good ', 2))),
      ['criterion_json.0.levels.1.title rubric.title_duplicate'],
    ],
    [
      rubric(criterion('A', level('x', 1), level('y', 1))),
      ['criterion_json.0.levels.1.score rubric.score_duplicate'],
    ],
    [
      rubric(criterion('A', level('x', Number.NaN))),
      ['criterion_json.0.levels.0.score rubric.score_required'],
    ],
    [rubric(criterion('A', level('x', -1))), ['criterion_json.0.levels.0.score rubric.score_negative']],
    [rubric(criterion('A', level('x', 1.234))), ['criterion_json.0.levels.0.score rubric.score_decimals']],
    [
      rubric(criterion('A', level('x', limits.rubric.score + 1))),
      ['criterion_json.0.levels.0.score rubric.score_max'],
    ],
    [
      rubric(criterion('A', level('x', 1)), criterion('a', level('x', 1))),
      ['criterion_json.1.title rubric.title_duplicate'],
    ],
  ])('C-758 G-295 case %#', (doc, expected) => expect(told(doc)).toEqual(expected));
});
