import { expect, test } from 'vitest';
import { pastedFile } from './pasted-file.ts';

const picture = new File(['x'], 'image.png', { type: 'image/png' });

function clipboardWith(html: string, ...files: readonly File[]): DataTransfer {
  const clipboard = new DataTransfer();
  if (html !== '') clipboard.setData('text/html', html);
  for (const file of files) clipboard.items.add(file);
  return clipboard;
}

test.each([
  ['a file of the computer', '', picture],
  ['a picture of a web page', '<meta charset="utf-8"><img src="https://school.example/a.png">', picture],
  [
    'a picture with its styles',
    '<html><style>td { color: red }</style><body><img src="a.png"></body></html>',
    picture,
  ],
])('%s is pasted as a file', (_title, html, file) => {
  expect(pastedFile(clipboardWith(html, file))).toBe(file);
});

test('cells of a spreadsheet, of which it gives a picture as well, are pasted as text', () => {
  expect(pastedFile(clipboardWith('<table><tr><td>Water</td><td>Ice</td></tr></table>', picture))).toBeNull();
});

test('without a file there is none', () => {
  expect(pastedFile(clipboardWith('<p>Water</p>'))).toBeNull();
});
