import { expect, test } from 'vitest';
import { picturesIn, withPictureWords } from './html-tag.ts';

const html =
  '<p>What is it? <img src="/files/1?e=2&amp;s=3" alt="" width="40"> <img alt=\'old > words\' src="/files/2"></p>';

test('pictures are found by their addresses', () => {
  expect(picturesIn(html)).toEqual(['/files/1?e=2&s=3', '/files/2']);
  expect(picturesIn('<p>a < b</p>')).toEqual([]);
});

test('words for one picture stand at that picture alone, as words', () => {
  expect(withPictureWords(html, '/files/1?e=2&s=3', 'A "red" <field>')).toBe(
    '<p>What is it? <img alt="A &quot;red&quot; &lt;field&gt;" src="/files/1?e=2&amp;s=3" width="40"> <img alt=\'old > words\' src="/files/2"></p>',
  );
  expect(withPictureWords(html, '/files/2', 'A well')).toContain('<img alt="A well" src="/files/2"></p>');
  expect(withPictureWords(html, '/files/3', 'A well')).toBe(html);
});
