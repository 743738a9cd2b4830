import { expect, test } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

const page = (body: string): string =>
  `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink"><head><title>a</title></head><body>${body}</body></html>`;

test.each([
  ['<script>alert(1)</script>', 'script'],
  ['<script src="a.js"></script>', 'script'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'script'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><a xlink:href="javascript:alert(1)">a</a></svg>', 'javascript'],
  [
    '<svg xmlns="http://www.w3.org/2000/svg"><a><set attributeName="href" to="javascript:alert(1)"/></a></svg>',
    'javascript',
  ],
  ['<img src="a.png" onerror="alert(1)"/>', 'onerror'],
  ['<a href="java&#9;script:alert(1)">a</a>', 'script:'],
  ['<a href="data:text/html,x">a</a>', 'data:'],
  ['<iframe src="b.html"></iframe>', 'iframe'],
  ['<object data="b.html"></object>', 'object'],
  ['<form action="https://example.org"><button>a</button></form>', 'form'],
])('of %s nothing runs', async (body, gone) => {
  for (const type of ['application/xhtml+xml', 'text/html', 'application/xml']) {
    expect(await withoutScripts(page(`${body}<p>words</p>`), type)).not.toContain(gone);
    expect(await withoutScripts(page(`${body}<p>words</p>`), type)).toContain('words');
    expect(await withoutScripts(new Blob([page(body)]), type)).not.toContain(gone);
  }
});

test('what a book is made of stays', async () => {
  const body =
    '<p dir="rtl" lang="ur">پانی <b>کا</b> چکر</p><img src="a.png" alt="b"/><a href="c.xhtml#d">e</a>';
  const kept = await withoutScripts(page(body), 'application/xhtml+xml');
  for (const each of ['<p dir="rtl" lang="ur">پانی <b>کا</b> چکر</p>', 'src="a.png"', 'href="c.xhtml#d"'])
    expect(kept).toContain(each);
  expect(await withoutScripts('p { color: red }', 'text/css')).toBe('p { color: red }');
  const picture = new Blob(['x']);
  expect(await withoutScripts(picture, 'image/png')).toBe(picture);
});
