import { describe, expect, test, vi } from 'vitest';
import { Grid, type Word } from './grid.ts';
import { layOut, type Layout } from './layout.ts';

const wordsOf = (text: string): Word[] => text.split(' ').map((word) => Array.from(word));

/** The letters of a grid by their cells; fails where two words disagree. */
function cellsOf(words: readonly Word[], { placed }: Layout): Map<string, string> {
  const cells = new Map<string, string>();
  for (const { word, row, column, is_down } of placed)
    words[word]!.forEach((letter, at) => {
      const key = `${row + (is_down ? at : 0)}/${column + (is_down ? 0 : at)}`;
      expect(cells.get(key) ?? letter).toBe(letter);
      cells.set(key, letter);
    });
  return cells;
}

// Every run of two letters or more, in both directions, must be one of the words: no letters are neighbours by accident.
function runsOf(cells: Map<string, string>, { rows, columns }: Layout): string[] {
  const line = (length: number, keyAt: (at: number) => string): string[] =>
    Array.from({ length }, (_cell, at) => cells.get(keyAt(at)) ?? ' ')
      .join('')
      .split(' ')
      .filter((run) => run.length > 1);
  const across = Array.from({ length: rows }, (_row, row) => line(columns, (at) => `${row}/${at}`));
  const down = Array.from({ length: columns }, (_column, column) => line(rows, (at) => `${at}/${column}`));
  return [...across, ...down].flat();
}

describe.each([
  ['WATER RIVER RAIN STEAM ICE CLOUD OCEAN SNOW', 8],
  ['CAT TAR RAT ART ACT CART CRAFT', 7],
  ['EVAPORATIO CONDENSATI PRECIPITAT RESERVOIRS GROUNDWATE CATCHMENTS ATMOSPHERE', 7],
  ['آسمان دوربین سیارہ روشنی سورج چاند بادل', 7],
  ['AB BA', 2],
] as const)('the grid of %s', (text, most) => {
  const words = wordsOf(text);
  const layout = layOut(words);

  test('G-214 has every word that can cross, and no other letters side by side', () => {
    expect(layout.placed.length).toBeGreaterThanOrEqual(most);
    expect(runsOf(cellsOf(words, layout), layout).toSorted()).toEqual(
      layout.placed.map(({ word }) => words[word]!.join('')).toSorted(),
    );
  });

  test('is as large as it says, no wider than high, and the same each time', () => {
    const places = [...cellsOf(words, layout).keys()].map((key) => key.split('/').map(Number));
    expect(Math.max(...places.map(([row = 0]) => row)) + 1).toBe(layout.rows);
    expect(Math.max(...places.map(([, column = 0]) => column)) + 1).toBe(layout.columns);
    expect(layout.columns).toBeLessThanOrEqual(layout.rows);
    expect(layOut(words)).toEqual(layout);
  });
});

test('G-215 G-216 words that share no letter are left out; alone they make no grid', () => {
  expect(layOut(wordsOf('PLANET ORBIT MOON XYZ')).left_out).toEqual([3]);
  expect(layOut(wordsOf('CAT DOG'))).toMatchObject({ placed: [], left_out: [0, 1] });
  expect(layOut([])).toMatchObject({ rows: 0, placed: [] });
});

test('the most crossings come before the smallest grid', () => {
  // Four words can close a square with four crossings; a chain of them would have three.
  expect(layOut(wordsOf('TOP TEN NUT POT'))).toMatchObject({ crossings: 4, rows: 3, columns: 3 });
});

test('words that cross everywhere are put together after a limited search', () => {
  const put = vi.spyOn(Grid.prototype, 'put');
  const layout = layOut(wordsOf('AAAAAAAAAA '.repeat(8).trim()));
  expect(layout.placed).toHaveLength(8);
  expect(put.mock.calls.length).toBeLessThan(30_000);
  put.mockRestore();
});
