import type { Board } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { testScores, wordsOf } from '../../testing/boards.ts';

describe('a number', () => {
  const money = { kind: 'number', unit: 'USD', answer: '1250.5' } satisfies Board;

  testScores('G-129', [
    ['the number', money, { text: '1250.5' }, 1, true],
    ['the number grouped, in other digits', money, { text: '۱٬۲۵۰٫۵' }, 1, true],
    ['the number with its unit', money, { text: '1,250.50 usd' }, 1, true],
    ['another number', money, { text: '1250' }, 0, false],
    ['no number', money, { text: 'many' }, 0, false],
  ]);

  test('a response in words has the unit', () => {
    expect(wordsOf(money, { text: '5' })).toBe('5 USD');
  });
});

describe('a cell of a table', () => {
  const table = {
    kind: 'table',
    title: 'T',
    heading: '',
    columns: ['a', 'b'],
    rows: [['1', '']],
    blank: { row: 0, column: 1 },
    answer: 'Two',
    is_strict: false,
  } satisfies Board;

  testScores('G-142', [
    ['the cell in other case', table, { text: ' two ' }, 1, true],
    ['the cell in other case where that counts', { ...table, is_strict: true }, { text: 'two' }, 0, false],
  ]);
});
