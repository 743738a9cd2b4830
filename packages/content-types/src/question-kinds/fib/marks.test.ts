import { expect, test } from 'vitest';
import { isBlank, plainText } from '../../kit/html.ts';
import { blankMark, blanksIn, cutAtBlanks, joinedWith } from './marks.ts';

const one = blankMark(1);

test('C-328 blanks are elements of class FIB_____BLANK, whatever else they carry', () => {
  expect(one).toBe('<span class="FIB_____BLANK" data-blank="1"></span>');
  expect(blanksIn('<p>a <span data-blank="4" class="x FIB_____BLANK">left over</span> b</p>')).toEqual([4]);
  expect(blanksIn('<p>5 < 6 <span class="FIB">no</span> <em>FIB_____BLANK</em></p>')).toEqual([]);
});

test.each([
  ['in their order', [3, 1], [3, 1]],
  ['a copy gets another number', [2, 2, 1], [2, 3, 1]],
  ['one without a number gets a free one', [0, 1], [2, 1]],
])('blanks are told apart by their numbers: %s', (_what, written, read) => {
  expect(blanksIn(written.map(blankMark).join(' and '))).toEqual(read);
});

test('a text is cut and joined again', () => {
  const html = `<p>Two ${one} and <strong>three${blankMark(2)}</strong></p>`;
  const cut = cutAtBlanks(html);
  expect(cut.texts).toEqual(['<p>Two ', ' and <strong>three', '</strong></p>']);
  expect(joinedWith(cut, blankMark)).toBe(html);
});

test('a blank is a line to people, and not nothing', () => {
  expect(plainText(`<p>It is ${one}.</p>`)).toBe('It is ____.');
  expect(isBlank(`<p>${one}</p>`)).toBe(false);
});
