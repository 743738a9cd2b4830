import { expect, test } from 'vitest';
import { entriesOfBook } from './packages.ts';

const book = (encryption: string) => {
  const texts: Readonly<Record<string, string>> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<rootfile full-path="a.opf"/>',
    'META-INF/encryption.xml': encryption,
  };
  const files = ['a.opf', ...Object.keys(texts)].map((path) => ({ path, at: [0, 0, 0, 0] as const }));
  return { files, text: (path: string) => Promise.resolve(texts[path] ?? null) };
};

test('an e-book whose words are locked is refused, one that hides its fonts is not', async () => {
  const locked = '<e:EncryptionMethod\n Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/>';
  await expect(entriesOfBook(book(locked))).rejects.toMatchObject({ problem: 'uploads.is_protected' });
  const fonts = '<EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/>';
  expect(await entriesOfBook(book(fonts))).toHaveProperty(['a.opf']);
});

// Where each of them was read on to the end of the text it took longer than work aside may.
test('a megabyte of tags that never end is read once', async () => {
  const endless = '<EncryptionMethod '.repeat(58_000);
  expect(await entriesOfBook(book(endless))).toHaveProperty(['a.opf']);
});
