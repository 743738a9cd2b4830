import { newRound, gameModels } from '@takhti/content-types/rounds';
import { expect, test } from 'vitest';
import { countByRound } from './count-by-round.ts';
import { summaryOf } from './round-words.ts';

const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;
const doc = gameModels.rumble_in_the_jumble.defaults(start);
const sorting = newRound(doc, 'rumble_in_the_jumble', 'sorting');

test('G-028 a round is told by its question, and without one by its first words', () => {
  expect(summaryOf({ ...sorting, question: ' What comes first? ' })).toBe('What comes first?');
  expect(summaryOf(sorting)).toBe('');
  const table = newRound(doc, 'rumble_in_the_jumble', 'tabular_fib');
  if (table.template_type !== 'tabular_fib') throw new Error('no table');
  expect(summaryOf({ ...table, preHeader: { title: 'Rain', value: '' } })).toBe('Rain');
});

test('a long question is cut', () => {
  const words = summaryOf({ ...sorting, question: 'word '.repeat(40) });
  expect(words.length).toBeLessThanOrEqual(91);
  expect(words.endsWith('word…')).toBe(true);
});

test('findings are counted for each round', () => {
  const at = (round: number, severity: 'error' | 'warning') =>
    ({ path: ['questionData', round, 'question'], severity, message: 'x' }) as const;
  const findings = [at(0, 'error'), at(1, 'warning'), at(1, 'error'), at(1, 'warning')];
  expect(countByRound(findings).get(1)).toEqual({ errors: 1, warnings: 2 });
  expect(countByRound(findings).get(2)).toBeUndefined();
});
