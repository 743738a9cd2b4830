import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countTurns } from './work/testing/count-turns.ts';
import { sanitiseInTurns, sanitiseRichText, uploadsIn } from './rich-text.ts';

const upload_id = '0190f6a1-7c1e-7b6e-9d3a-0a5a5a5a5a5a';

describe('rich text', () => {
  test.each([
    '<p>A <strong>bold</strong> <em>word</em>, <u>one</u><br /><s>gone</s> H<sub>2</sub>O x<sup>2</sup></p>',
    '<ul><li><p>one</p></li></ul><ol><li><p>two</p></li></ol><blockquote><p>three</p></blockquote><h3>four</h3>',
    '<p><span data-type="inline-math" data-latex="\\frac{1}{2} &lt; x"></span></p>',
    `<p><img src="/files/${upload_id}" alt="A map" width="320" height="200" /></p>`,
    '<p><a href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer" target="_blank">a page</a></p>',
    '<p>قلم &amp; کاغذ: ۲ &lt; ۳</p>',
    '<table><tbody><tr><th colspan="2"><p>Day</p></th></tr><tr><td><p>one</p></td><td rowspan="12"><p></p></td></tr></tbody></table>',
  ])('of our editor stays as it is: %s', (html) => {
    expect(sanitiseRichText(html)).toBe(html);
  });

  test.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<style>*{display:none}</style>x', 'x'],
    [
      '<table onclick="x"><caption>no</caption><tbody><tr><td colspan="1" rowspan="9e9" style="x">y</td></tr></tbody></table>',
      '<table>no<tbody><tr><td>y</td></tr></tbody></table>',
    ],
    ['<p onclick="alert(1)" style="color:red" class="a" id="b">x</p>', '<p>x</p>'],
    ['<img src=x onerror=alert(1)>x', 'x'],
    [`<img src="/files/${upload_id}?e=1&s=2" onload="alert(1)">`, ''],
    [`<img src="/files/${upload_id}" width="100%" height="9;a">`, `<img src="/files/${upload_id}" alt="" />`],
    ['<img src="https://evil.example/pixel.gif">x', 'x'],
    ['<img src="//evil.example/pixel.gif">x', 'x'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">x', 'x'],
    ['<img src="/files/../api/logout">x', 'x'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="&#106;avascript:alert(1)">x</a>', 'x'],
    ['<a href=" java\nscript:alert(1)">x</a>', 'x'],
    ['<a href="//evil.example">x</a>', 'x'],
    ['<a href="data:text/html,x">x</a>', 'x'],
    ['<a>x</a>', 'x'],
    ['<svg><script>alert(1)</script><circle onload="x"/></svg>x', 'x'],
    ['<math><mtext></table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<iframe src="https://evil.example">fallback</iframe>x', 'fallbackx'],
    ['<object data="a"></object><embed src="b"><form action="c"><input name="d"></form>x', 'x'],
    ['<span style="color:red">x</span>', 'x'],
    ['<span data-type="other" data-latex="x">y</span>', 'y'],
    ['<b>x</b><i>y</i>', '<strong>x</strong><em>y</em>'],
    ['<!-- <img src=x> -->x', 'x'],
    ['<<b>script>alert(1)<</b>/script>', '&lt;<strong>script&gt;alert(1)&lt;</strong>/script&gt;'],
    ['<p>2 < 3 and 5 > 4</p>', '<p>2 &lt; 3 and 5 &gt; 4</p>'],
    ['a\0b', 'ab'],
    ['<p>a\0b</p>', '<p>ab</p>'],
    ['<p>a &nbsp; b & c</p>', '<p>a \u00a0 b &amp; c</p>'],
    ['<p>a</p><p>b', '<p>a</p><p>b</p>'],
  ])('%j becomes %j', (dirty, clean) => {
    expect(sanitiseRichText(dirty)).toBe(clean);
  });

  test('cleaning is idempotent for any input', () => {
    const parts = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '<p>',
      '</p>',
      '<b',
      'script',
      ' onerror=',
      '<img src=',
      '&lt;',
      '/files/',
      'x',
      '<span data-type="inline-math" data-latex="',
      '<a href="http://',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), (pieces) => {
        const once = sanitiseRichText(pieces.join(''));
        expect(sanitiseRichText(once)).toBe(once);
        expect(once).not.toContain('<script');
      }),
    );
  });

  test('a text that is too long whatever comes of it loses its tags unparsed', () => {
    const angles = '<'.repeat(100_000);
    expect(sanitiseRichText(`${angles}<script>&amp;`)).toBe(
      `${'&lt;'.repeat(100_000)}&lt;script&gt;&amp;amp;`,
    );
  });

  test('cleaning yields to other work between long texts', async () => {
    const texts = [1, 2, 3, 4, 5].map((n) => '<'.repeat(20_000) + String(n));
    const { done, turns } = await countTurns(() => sanitiseInTurns(texts));
    expect(texts.map(done)).toEqual(texts.map((text) => sanitiseRichText(text)));
    expect(turns).toBeGreaterThanOrEqual(4);
  });

  test('a picture of somebody else’s upload is taken out', () => {
    const html = `<p>a<img src="/files/${upload_id}" alt="" /></p>`;
    expect(sanitiseRichText(html, (id) => id !== upload_id)).toBe('<p>a</p>');
  });

  test('a text that only looks like the address of a file is none', () => {
    expect(uploadsIn(`/files/${'-'.repeat(36)} /files/${'a'.repeat(36)}`)).toEqual([]);
  });

  test('the uploads of a text are found once each', () => {
    expect(uploadsIn(`<img src="/files/${upload_id}"> <img src="/files/${upload_id}?e=1&amp;s=2">`)).toEqual([
      upload_id,
    ]);
  });
});
