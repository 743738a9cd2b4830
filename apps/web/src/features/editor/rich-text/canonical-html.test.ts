import { expect, test } from 'vitest';
import { canonicalHtml, isSameHtml } from './canonical-html.ts';

test.each(['', '<p></p>', '<p></p><p></p>', '<p>&nbsp;</p>', '<p><br></p>', '  '])('%j is empty', (html) => {
  expect(canonicalHtml(html)).toBe('');
});

test.each([
  ['Rampion', '<p>Rampion</p>'],
  ['<p>a<br>b</p>', '<p>a<br />b</p>'],
  ['<p>a<br/>b</p>', '<p>a<br />b</p>'],
  ['<p>a&nbsp;b</p>', '<p>a\u00A0b</p>'],
  ['<p>a</p><p></p>', '<p>a</p>'],
  ['<strong>a</strong> b', '<p><strong>a</strong> b</p>'],
  [
    '<p><img src="/files/1?e=2&amp;s=3" alt="a &gt; b"></p>',
    '<p><img src="/files/1?e=2&amp;s=3" alt="a &gt; b" /></p>',
  ],
])('%j is written as %j', (html, canonical) => {
  expect(canonicalHtml(html)).toBe(canonical);
});

test('writing it once more changes nothing', () => {
  const html = 'x <em>y</em><br><img src="/files/1" alt=""> z';
  expect(canonicalHtml(canonicalHtml(html))).toBe(canonicalHtml(html));
});

test('empty paragraphs between words stay: they are what the author wrote', () => {
  expect(canonicalHtml('<p>a</p><p></p><p>b</p>')).toBe('<p>a</p><p></p><p>b</p>');
});

test('the editor’s and the server’s writing of a text are the same text', () => {
  expect(isSameHtml('<p>a<br>b</p>', '<p>a<br />b</p>')).toBe(true);
  expect(isSameHtml('<p>a</p>', '<p><strong>a</strong></p>')).toBe(false);
});
