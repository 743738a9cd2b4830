import type { NumberBoard, TableBoard } from '@takhti/domain';
import { expect, test } from 'vitest';
import { wayToCell, wayToNumber } from './way-on.ts';

const money: NumberBoard = { kind: 'number', unit: 'USD', answer: '1250.5' };

test('from a number that is wrong the answer lies on one side, from words on none', () => {
  const ways = ['12', '۲۰۰۰', '2,000 usd', 'many', ''].map((text) => wayToNumber(money, text));
  expect(ways).toEqual(['larger', 'smaller', 'smaller', null, null]);
});

const table: TableBoard = {
  kind: 'table',
  title: 'Rivers',
  heading: '',
  columns: ['River', 'Length', 'Falls into'],
  rows: [
    ['Indus', '3,180 km', 'Arabian Sea'],
    ['Amu Darya', '', 'Aral Sea'],
  ],
  blank: { row: 1, column: 1 },
  answer: '2,540 km',
  is_strict: false,
};

test.each([
  ['a number with its unit', table.answer, '900 km', 'larger'],
  ['a number without it', table.answer, '3000', 'smaller'],
  ['the right number alone', table.answer, '2540', 'unit'],
  ['a fraction', '1/2', '0.7', 'row'],
  ['a time of day', '10:30', '9', 'row'],
  ['a number of something else', table.answer, '900 miles', 'row'],
  ['a share', '40%', '۵۰٪', 'smaller'],
  ['a number below nothing', '-5', '3', 'smaller'],
  ['what stands in another cell', 'Caspian Sea', 'aral sea', 'elsewhere'],
  ['a letter too few', 'Caspian Sea', 'Caspin Sea', 'spelling'],
  ['a letter of a short word', 'ice', 'ace', 'row'],
  ['a letter of an Urdu word', 'درجہ حرارت', 'درجہ حرارط', 'spelling'],
  ['something else', 'Caspian Sea', 'Black Sea', 'row'],
])('%s in an empty cell is told as what it is', (_what, answer, typed, way) => {
  expect(wayToCell({ ...table, answer }, typed, 'english')).toBe(way);
});

test('where every letter counts, what is right but for them is a matter of spelling', () => {
  expect(wayToCell({ ...table, answer: 'Kabul', is_strict: true }, 'kabul', 'english')).toBe('spelling');
});
