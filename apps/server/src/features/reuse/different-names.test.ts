import { expect, test } from 'vitest';
import { differentNames } from './different-names.ts';

test('files of one name are numbered before their ending, also where only the case differs', () => {
  expect(
    differentNames(['Verbs.csv', 'verbs.csv', 'Verbs (2).csv', 'Verbs.zip', 'فعل.csv', 'فعل.csv']),
  ).toEqual(['Verbs.csv', 'verbs (2).csv', 'Verbs (2) (2).csv', 'Verbs.zip', 'فعل.csv', 'فعل (2).csv']);
});
