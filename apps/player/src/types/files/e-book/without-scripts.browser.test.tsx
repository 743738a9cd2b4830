import { expect, test } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

const page = (body: string): string =>
  `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink"><head><title>a</title></head><body>${body}</body></html>`;

test.each([
  ['<script>alert(1)</script>', '<script'],
  ['<script src="a.js"></script>', '<script'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', '<script'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><a xlink:href="javascript:alert(1)">a</a></svg>', 'javascript'],
  [
    '<svg xmlns="http://www.w3.org/2000/svg"><a><set attributeName="href" to="javascript:alert(1)"/></a></svg>',
    'javascript',
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><a x:href="javascript:alert(1)">a</a></svg>',
    'javascript',
  ],
  [
    '<div xmlns:s="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><s:a x:href="javascript:alert(1)">a</s:a></div>',
    'javascript',
  ],
  ['<div xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></div>', 's:script'],
  ['<img src="a.png" onerror="alert(1)"/>', 'onerror'],
  ['<a href="java&#9;script:alert(1)">a</a>', 'script:'],
  ['<a href="data:text/html,x">a</a>', 'data:text'],
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

test('an instruction to make another page of it is gone, wherever it stands', async () => {
  const instruction = '<?xml-stylesheet type="text/xsl" href="a.xsl"?>';
  const kept = await withoutScripts(
    `${instruction}${page(`<p>words${instruction}</p>`)}${instruction}`,
    'application/xhtml+xml',
  );
  expect(kept).toContain('words');
  expect(kept).not.toContain('a.xsl');
});

test.each([
  ['a page', page('<p>words</p>')],
  ['a page without a head', '<html xmlns="http://www.w3.org/1999/xhtml"><body><p>words</p></body></html>'],
])('%s lets no script run that was overlooked, not even one of our own origin', async (_what, text) => {
  const own = URL.createObjectURL(new Blob(['parent.hasRun = true'], { type: 'text/javascript' }));
  const kept = String(await withoutScripts(text, 'application/xhtml+xml'));
  const ran = async (html: string): Promise<boolean> => {
    Reflect.deleteProperty(window, 'hasRun');
    const frame = document.createElement('iframe');
    const scripts = `<script>parent.hasRun = true</script><script src="${own}"></script></body>`;
    const whole = html.replace('</body>', scripts);
    expect(whole).toContain('hasRun');
    frame.src = URL.createObjectURL(new Blob([whole], { type: 'application/xhtml+xml' }));
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done, { once: true }));
    expect(frame.contentDocument?.body.textContent).toContain('words');
    frame.remove();
    return Reflect.has(window, 'hasRun');
  };
  expect(await ran(text)).toBe(true);
  expect(await ran(kept)).toBe(false);
});

test('a page fetches no sound and no film of another address', async () => {
  const kept = String(await withoutScripts(page('<p>words</p>'), 'application/xhtml+xml'));
  const frame = document.createElement('iframe');
  frame.src = URL.createObjectURL(new Blob([kept], { type: 'application/xhtml+xml' }));
  document.body.append(frame);
  await new Promise((done) => frame.addEventListener('load', done, { once: true }));
  const inside = frame.contentDocument!;
  const refused: string[] = [];
  inside.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
  for (const name of ['audio', 'video'] as const) {
    const media = inside.createElementNS('http://www.w3.org/1999/xhtml', name) as HTMLMediaElement;
    media.src = 'http://127.0.0.1:9/elsewhere.mp4';
    inside.body.append(media);
  }
  await expect.poll(() => refused).toEqual(['media-src', 'media-src']);
  frame.remove();
});

test('the elements of a book are kept', async () => {
  const body =
    '<p dir="rtl" lang="ur">پانی <b>کا</b> چکر</p><img src="a.png" alt="b"/><a href="c.xhtml#d">e</a>';
  const kept = await withoutScripts(page(body), 'application/xhtml+xml');
  for (const each of ['<p dir="rtl" lang="ur">پانی <b>کا</b> چکر</p>', 'src="a.png"', 'href="c.xhtml#d"'])
    expect(kept).toContain(each);
  expect(await withoutScripts('p { color: red }', 'text/css')).toBe('p { color: red }');
  const picture = new Blob(['x']);
  expect(await withoutScripts(picture, 'image/png')).toBe(picture);
});
