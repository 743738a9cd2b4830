import { expect, test } from 'vitest';
import { captionWords, readFile } from './read-file.ts';

const vtt = `WEBVTT

NOTE made by hand

1
00:00:01.000 --> 00:00:03.000 align:start
<v Teacher>Water <i>rises</i>.

2
00:00:03.000 --> 00:00:05.000
Water rises.
Clouds form.
`;

test('captions are what is said in them, each line once', () => {
  expect(captionWords(vtt)).toBe('Water rises.\nClouds form.');
  expect(captionWords('1\r\n00:00:01,000 --> 00:00:02,000\r\nپانی\r\n\r\n')).toBe('پانی');
});

test('a text is read as far as it is used', async () => {
  const read = await readFile(new File(['a\u0000b '.repeat(10_000)], 'long.TXT'));
  expect(read).toMatchObject({ isCut: true });
  expect(read?.text).toHaveLength(20_000);
  expect(read?.text.startsWith('a b a b')).toBe(true);
});

test.each(['picture.png', 'none', 'broken.docx'])('of %s nothing is read', async (name) => {
  expect(await readFile(new File(['PK no zip'], name))).toBeNull();
});
