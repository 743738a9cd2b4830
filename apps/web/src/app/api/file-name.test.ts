import { expect, test } from 'vitest';
import { fileNameIn } from './file-name.ts';

test.each([
  ["attachment; filename*=UTF-8''Kasur%20%28%C2%BD%29.xlsx", 'Kasur (½).xlsx'],
  ['attachment; filename="fractions.csv"', 'fractions.csv'],
  ['attachment; filename=plain.json', 'plain.json'],
  ["attachment; filename*=UTF-8''%E0%A4%A", 'download'],
  ['attachment', 'download'],
])('%s names %s', (header, name) => {
  expect(fileNameIn(header)).toBe(name);
});
