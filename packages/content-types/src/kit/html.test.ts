import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparableText, comparableWords, isBlank, keyOfPiece, plainText, richPieces } from './html.ts';
import { picturesIn, withPictureWords } from './html-tag.ts';
import { mapPictures } from './file-address.ts';

const image = (src: string): string => `<p><img src="${src}" alt=""></p>`;
const maths = (latex: string): string => `<p><span data-type="inline-math" data-latex="${latex}"></span></p>`;

describe('rich text for people', () => {
  test.each([
    ['<p>One</p><p>two<br>three</p>', 'One two three'],
    ['<p>a<strong>b</strong>c</p>', 'abc'],
    ['<ul><li>x</li><li>y</li></ul>', 'x y'],
    ['<p>5 &lt; 6 &amp;&nbsp;7 &#1575;&#x628;</p>', '5 < 6 & 7 اب'],
    ['2 < 3 and 3 > 2', '2 < 3 and 3 > 2'],
    ['<p>&unknown; &#0;</p>', '&unknown; &#0;'],
    ['<p>How many <img src="/files/1" alt="red &amp; green apples">?</p>', 'How many [red & green apples] ?'],
    [image('/files/1'), '[image]'],
    [maths('x > 1'), 'x > 1'],
    ['<span data-latex="x^2"><span class="katex"><span>x</span>2</span></span>!', 'x^2!'],
    ['<script>alert(1)</script><!-- no --><p>seen</p>', 'seen'],
    ['<p title="a>b">c', 'c'],
    ['<img class=x alt=plain>', '[plain]'],
    ["<img src='/files/1'alt='close'/>", '[close]'],
    ['<img data-alt="no" title=" alt=no ">', '[image]'],
    ['<p title="never closed', ''],
  ])('%s reads %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test('whatever is put in, the text comes out and nothing is thrown', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('<', '>', '"', "'", '&', 'p', '/', '!--', ' ', 'img', '=', '&#x110000;', 'ا'),
        ),
        (parts) => {
          expect(typeof comparableText(parts.join(''))).toBe('string');
        },
      ),
    );
  });

  test('text that is escaped reads as it was written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z<>&;"' ]*$/), (text) => {
        const html = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
        expect(plainText(html)).toBe(text.replace(/\s+/g, ' ').trim());
      }),
    );
  });
});

describe('rich text for comparison', () => {
  test.each([
    ['outer and repeated spaces', '<p>  Lahore </p>', '<p>Lahore</p>'],
    ['no-break spaces and invisible marks', '<p>a&nbsp;b\u200F</p>', '<p>a b</p>'],
    ['composed and decomposed letters', '<p>آم</p>', '<p>\u0627\u0653م</p>'],
    ['tags that show nothing', '<p dir="auto">x</p>', 'x'],
    ['an address signed twice', image('/files/1?signature=a'), image('/files/1?signature=b')],
    ['names of the same mark', '<b>x</b>', '<strong>x</strong>'],
  ])('%s do not count', (_what, one, other) => {
    expect(comparableText(one)).toBe(comparableText(other));
  });

  test.each([
    ['pictures', image('/files/1'), image('/files/2')],
    ['formulas', maths('x^2'), maths('x^3')],
    ['superscripts', '<p>x<sup>2</sup></p>', '<p>x2</p>'],
    ['the underlined word', '<p><u>He</u> runs</p>', '<p>He <u>runs</u></p>'],
    ['case', '<p>Co</p>', '<p>CO</p>'],
    ['letters of Urdu', '<p>ک</p>', '<p>گ</p>'],
    ['words and spaces', '<p>a b</p>', '<p>ab</p>'],
  ])('%s count', (_what, one, other) => {
    expect(comparableText(one)).not.toBe(comparableText(other));
  });

  test('marks alone do not count among the words', () => {
    expect(comparableWords('<p><u>He</u> runs</p>')).toBe(comparableWords('<p>He <u>runs</u></p>'));
  });
});

test.each([
  ['', true],
  ['<p></p>', true],
  ['<p>&nbsp;<br>\u200F</p>', true],
  ['<p>0</p>', false],
  [image('/files/1'), false],
  [maths('x'), false],
])('%j is blank: %s', (html, blank) => {
  expect(isBlank(html)).toBe(blank);
});

test('rich text in pieces: words, and each formula and picture whole', () => {
  const html =
    '<p>Find <span data-type="inline-math" data-latex="x^2 + 1"></span></p><p><img src="/files/a?e=1&amp;s=2" alt="A tree"></p>';
  expect(richPieces(html).filter((piece) => keyOfPiece(piece) !== ' ')).toEqual([
    { kind: 'word', text: 'Find' },
    { kind: 'maths', latex: 'x^2 + 1' },
    { kind: 'picture', alt: 'A tree', src: '/files/a' },
  ]);
});

const twoPictures =
  '<p>What is it? <img src="/files/1?e=2&amp;s=3" alt="" width="40"> <img alt=\'old > words\' src="/files/2"></p>';

test('pictures are found by their addresses', () => {
  expect(picturesIn(twoPictures)).toEqual(['/files/1?e=2&s=3', '/files/2']);
  expect(picturesIn('<p>a < b</p>')).toEqual([]);
  expect(picturesIn('<img src="/files/1?e=2&#38;s=3">')).toEqual(['/files/1?e=2&s=3']);
});

test('words for one picture stand at that picture alone, as words', () => {
  expect(withPictureWords(twoPictures, '/files/1?e=2&s=3', 'A "red" <field>')).toBe(
    '<p>What is it? <img alt="A &quot;red&quot; &lt;field&gt;" src="/files/1?e=2&amp;s=3" width="40"> <img alt=\'old > words\' src="/files/2"></p>',
  );
  expect(withPictureWords(twoPictures, '/files/2', 'A well')).toContain(
    '<img alt="A well" src="/files/2"></p>',
  );
  expect(withPictureWords(twoPictures, '/files/3', 'A well')).toBe(twoPictures);
});

const address = '/files/0190f6a1-7c1e-7b6e-9d3a-0a5a5a5a5a5a';
const signed = (html: string): string => mapPictures(html, (each) => `${each}?signed`);

test('every picture of a text gets another address', () => {
  const html = (src: string): string =>
    `<p><img src="${src}" alt="a"> and <img alt="b &gt; c" src="${src}"></p>`;
  expect(signed(html(address))).toBe(html(`${address}?signed`));
});

test.each([
  ['an address in the middle of words', `<p>see ${address}</p>`],
  ['one behind a quote', `<p>"${address}" and '${address}'</p>`],
  ['words that read like a picture', `<p>&lt;img src="${address}"&gt; and  src="${address}"</p>`],
  ['a link', `<p><a href="${address}">there</a></p>`],
  ['a picture of another site', `<p><img src="https://example.org${address}" alt="a"></p>`],
])('%s stays as it is', (_name, html) => {
  expect(signed(html)).toBe(html);
});
