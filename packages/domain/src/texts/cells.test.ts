import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellText, guardFormula, textToCell } from './cells.ts';

const starts = ['=', '+', '-', '@', '|', '%', '＝', '＋', '－', '＠', '｜', '％'];
const hidden = ['', ' ', '\u00a0', '\u200b', '\u200e', '\u2060', '\ufeff', '\u200b \u200f'];
const runnable = [
  ...hidden.flatMap((before) => starts.map((start) => `${before}${start}cmd`)),
  ...['\t', '\r', '\n', '\r\n'].map((before) => `${before}cmd`),
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

describe('a part of a cell that programs which separate otherwise take for a cell', () => {
  const ends = [';', '\t', '\n'];
  const inside = ['', ' ', '\u00a0', '\u200b', '\ufeff', '"', ' "'];
  const parts = ends.flatMap((end) =>
    inside.flatMap((before) => starts.map((start) => [`x${end}`, `${before}${start}cmd`] as const)),
  );

  test.each(parts)('%j is guarded before %j, and comes back the same', (front, part) => {
    expect(guardFormula(`${front}${part}`)).toBe(`${front}'${part}`);
    for (const text of [`${front}${part}`, `${front}'${part}`, `${front}''${part}`]) {
      expect(guardFormula(textToCell(text))).toMatch(/^x[;\t\n]'/);
      expect(cellText(guardFormula(textToCell(text)))).toBe(text.replaceAll('\ufeff', ''));
    }
  });

  test.each([
    ['a;b;=c', "a;b;'=c"],
    ['a;=b;=c', "a;'=b;'=c"],
    ['=a;=b', "'=a;'=b"],
    ['a;\t=b', "a;'\t'=b"],
    ['a; \n =b', "a;' \n' =b"],
    ['a &lt;= b', "a &lt;'= b"],
    ['a;;b', 'a;;b'],
    ["a;'b", "a;'b"],
    ['a; b = c', 'a; b = c'],
    ['a;\t;=b', "a;\t;'=b"],
  ])('%j becomes %j', (text, cell) => {
    expect(guardFormula(text)).toBe(cell);
    expect(cellText(cell)).toBe(text);
  });

  test.each(['\t', '\r', '\n', '\r\n'])('behind %j at the start both are guarded', (before) => {
    expect(guardFormula(`${before}=cmd`)).toBe(`'${before}'=cmd`);
  });

  test('every text comes back the same from a CSV file and from a workbook', () => {
    const written = fc.array(fc.constantFrom(...`;;\t\n''=-" a&\u200b`.split('')), { maxLength: 14 });
    const texts = written.map((signs) => signs.join('').trim());
    fc.assert(
      fc.property(texts, (text) => {
        expect(cellText(guardFormula(textToCell(text)))).toBe(text);
        expect(cellText(textToCell(text))).toBe(text);
      }),
      { numRuns: 5_000 },
    );
  });

  test('a long cell takes a time by its length', { timeout: 10_000 }, () => {
    for (const sign of ['\t', "\t'", ' ', '"', ';'])
      expect(cellText(guardFormula(`x${sign.repeat(100_000)}`))).toMatch(/^x/);
  });
});
