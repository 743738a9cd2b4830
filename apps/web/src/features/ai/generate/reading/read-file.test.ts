import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

test('a text is read as far as it is used', async () => {
  const read = await readFile(new File(['a\u0000b '.repeat(10_000)], 'long.TXT'));
  expect(read).toMatchObject({ isCut: true });
  expect(read?.text).toHaveLength(20_000);
  expect(read?.text.startsWith('a b a b')).toBe(true);
});

test.each(['picture.png', 'none', 'broken.docx'])('reads nothing of %s', async (name) => {
  expect(await readFile(new File(['PK no zip'], name))).toBeNull();
});
