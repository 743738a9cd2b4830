import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

const counts = Array.from({ length: 50 }, (_each, at) => at + 1);

test.each(counts)(
  'G-267 a picture of %i rounds is cut into as many pieces, which cover it and no more',
  (count) => {
    const pieces = piecesOf(count, 300, 180);
    expect(pieces).toHaveLength(count);
    const area = pieces.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBeCloseTo(300 * 180);
    for (const { x, y, width, height } of pieces) {
      expect(x + width).toBeLessThanOrEqual(300.001);
      expect(y + height).toBeLessThanOrEqual(180.001);
    }
  },
);

test.each([
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [7, [4, 3]],
  [10, [4, 3, 3]],
])('%i pieces lie in rows that differ by one at most', (count, expected) => {
  const inRows = Map.groupBy(piecesOf(count, 300, 180), ({ y }) => y);
  expect([...inRows.values()].map(({ length }) => length)).toEqual(expected);
});

test.each(counts)('a picture of %i rounds has no row with two pieces more than another', (count) => {
  const inRows = Map.groupBy(piecesOf(count, 300, 180), ({ y }) => y);
  const lengths = [...inRows.values()].map(({ length }) => length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
});

test('only edges that meet another piece have a knob', () => {
  const [alone] = piecesOf(1, 300, 180);
  expect(alone?.outline).not.toContain('a');
  const [first, second] = piecesOf(2, 300, 180);
  expect(first?.outline.match(/a/g)).toHaveLength(1);
  expect(second?.outline).not.toContain('a');
});
