import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { CarriedGame, Language } from '@takhti/domain';
import { expect, test } from 'vitest';
import type { BuiltFiles } from '../../../platform/built/built-files.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { pageOf } from './page-game.ts';

const hostile = [
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  '</title></style><img src=x onerror=alert(1)>',
  `"'\u2028\u2029&amp;]]>`,
  '<base href="https://evil.example">',
];
const signs = ['</script>', '</SCRIPT ', '<!--', '<script>'];
const builtScript = `const signs = ${JSON.stringify(signs)};\r\nplay(signs);`;
const player: BuiltFiles = {
  read: (name) =>
    Promise.resolve(
      Buffer.from(
        { 'player.js': builtScript, 'player.css': 'a::after { content: "</style>" }' }[name] ?? name,
      ),
    ),
};
const media = (number: number, media_type: string) => ({
  name: `media/0197c2f0-0000-7000-8000-00000000000${number}.webp`,
  storage_key: String(number),
  media_type,
});

async function drawn({
  title = 'Sums',
  language = 'english' as Language,
  stored = new Map<string, Buffer[]>(),
}) {
  const rounds = hostile.map((question) => ({ question }));
  const game = {
    boards: [{ seed: '', play: { title, language, rounds } }],
  } as unknown as CarriedGame;
  const storage = {
    get: (key: string) => {
      const pieces = stored.get(key);
      return Promise.resolve(pieces ? { body: Readable.from(pieces), bytes: 0 } : null);
    },
  } as unknown as Storage;
  const pieces: string[] = [];
  const files = [media(1, 'image/webp'), media(2, 'audio/mpeg')];
  for await (const piece of pageOf(player, storage, { game, media: files, makers: [] })) pieces.push(piece);
  return { html: pieces.join(''), game };
}

/** The elements whose text is no markup, as a browser finds them, and the page without these texts. */
function takenApart(html: string) {
  const texts: { name: string; text: string }[] = [];
  const markup = html.replaceAll(
    /<(script|style|title)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi,
    (_all, name: string, attributes: string, text: string) => {
      texts.push({ name: `${name}${attributes}`, text });
      return `<${name}${attributes}></${name}>`;
    },
  );
  return { texts, markup };
}

test.each(hostile)('nothing breaks out of the page of a game called %j', async (title) => {
  const { html, game } = await drawn({ title });
  const { texts, markup } = takenApart(html);
  expect(texts.map(({ name }) => name)).toEqual([
    'title',
    'style',
    'style data-styles',
    'script type="text/plain" id="old-style"',
    'script type="application/json" id="takhti-game"',
    'script',
  ]);
  expect(markup).not.toMatch(/alert|evil|<!--|\b(src|href|on\w+)\s*=/i);
  for (const { text } of texts) expect(text).not.toMatch(/<!--|<\/(script|style|title)/i);
  expect(texts[4]!.text).not.toMatch(/[\u2028\u2029]/);
  expect(JSON.parse(texts[4]!.text)).toEqual(game);
});

test('the only script that may run is the player, as it was built, and nothing may be fetched', async () => {
  const { html } = await drawn({ language: 'urdu' });
  const script = takenApart(html).texts.at(-1)!.text;
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1]?.split(';') ?? [];
  expect(policy).toEqual([
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    'media-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  expect(JSON.parse(/\[.*\]/.exec(script)![0].replaceAll(String.raw`\x3c`, '<'))).toEqual(signs);
  expect(html).toContain('<div id="root"><p class="no-player">needs-browser-ur.txt</p></div>');
  const addresses = [...html.matchAll(/url\(["']?([^)]{5})/g)].map(([, start]) => start);
  expect(addresses).toEqual(addresses.map(() => 'data:'));
  expect(addresses).toHaveLength(2);
});

test('a file stands in it once, whole in however many pieces it is read, and a lost one not at all', async () => {
  const bytes = Buffer.from(Array.from({ length: 23 }, (_, at) => at * 11));
  const pieces = [1, 1, 2, 5, 0, 4, 10].reduce<{ at: number; cut: Buffer[] }>(
    ({ at, cut }, size) => ({ at: at + size, cut: [...cut, bytes.subarray(at, at + size)] }),
    { at: 0, cut: [] },
  );
  const { html } = await drawn({ stored: new Map([['2', pieces.cut]]) });
  const files = takenApart(html).texts.filter(({ name }) => name.includes('media/'));
  expect(files).toEqual([
    {
      name: `script type="text/plain" id="${media(2, '').name}"`,
      text: `data:audio/mpeg;base64,${bytes.toString('base64')}`,
    },
  ]);
});
