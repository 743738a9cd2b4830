import katex from 'katex';
import { expect, test } from 'vitest';
import { palette, pressKey } from './maths-palette.ts';

test('a key writes where the cursor is, and the cursor goes into its gap', () => {
  const { text, cursor } = pressKey('1+', { from: 2, to: 2 }, { shows: '', writes: '\\frac{|}{}' });
  expect(text).toBe('1+\\frac{}{}');
  expect(text.slice(0, cursor)).toBe('1+\\frac{');
});

test('the selected text goes into the gap', () => {
  const { text, cursor } = pressKey('ab+c', { from: 0, to: 2 }, { shows: '', writes: '\\sqrt{|}' });
  expect(text).toBe('\\sqrt{ab}+c');
  expect(text.slice(cursor)).toBe('}+c');
});

test('a sign takes the place of what was selected', () => {
  expect(pressKey('a?b', { from: 1, to: 2 }, { shows: '', writes: '\\le ' })).toEqual({
    text: 'a\\le b',
    cursor: 5,
  });
});

test.each(Object.values(palette).flat())(
  'the key $shows shows and writes LaTeX that can be drawn',
  ({ shows, writes }) => {
    const filled = writes.replace('|', '1').replaceAll('{}', '{2}');
    expect(katex.renderToString(shows, { throwOnError: true })).toContain('katex');
    expect(katex.renderToString(`x${filled}`, { throwOnError: true })).toContain('katex');
  },
);
