import { describe, expect, test } from 'vitest';
import { cellText, guardFormula, textToCell } from './cells.ts';

const starts = ['=', '+', '-', '@', '|', '%', '＝', '＋', '－', '＠', '｜', '％'];
const hidden = ['', ' ', '\u00a0', '\u200b', '\u200e', '\u2060', '\ufeff', '\u200b \u200f'];
const runnable = [
  ...hidden.flatMap((before) => starts.map((start) => `${before}${start}cmd`)),
  ...['\t', '\r', '\n', '\r\n'].flatMap((before) => [`${before}cmd`, `${before}=cmd`]),
];

describe('a cell that a spreadsheet could run', () => {
  test.each(runnable)('%j is guarded', (cell) => {
    expect(guardFormula(cell)).toBe(`'${cell}`);
  });

  test.each(starts.flatMap((start) => [`${start}cmd`, `'${start}cmd`, `''${start}cmd`, `a${start}`]))(
    '%j comes back the same',
    (text) => {
      expect(cellText(guardFormula(textToCell(text)))).toBe(text);
      // As from a workbook, where cells are texts and no guard is needed.
      expect(cellText(textToCell(text))).toBe(text);
    },
  );

  test.each(['-5', '+3.5', '-1,000', '50%', 'x', '', "it's", '5 - 3', 'پښتو'])('%j is none', (cell) => {
    expect(guardFormula(cell)).toBe(cell);
  });
});
