import { createHash } from 'node:crypto';
import { escapeMarkup, languageRecords, type CarriedGame } from '@takhti/domain';
import { oldStyleOf } from '@takhti/domain/old-style-of';
import type { BuiltFiles } from '../../../platform/built/built-files.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import type { Maker } from '../../provenance/index.ts';
import { fontStyle } from './font-style.ts';
import type { FoundMedia } from './media.ts';
import { scriptJson } from './script-json.ts';

interface PagedGame {
  readonly game: CarriedGame;
  readonly media: Iterable<FoundMedia>;
  readonly makers: readonly Maker[];
}

/**
 * The one page of a game that opens by a tap where there is no network: style sheet, faces, game, media and player are in it, and
 * its policy lets it fetch nothing. Elements that hold data are read by the player (`apps/player/src/offline/game-in-page.ts`);
 * each file is in the page once, however many boards show it.
 */
export async function* pageOf(
  player: BuiltFiles,
  storage: Storage,
  { game, media, makers }: PagedGame,
): AsyncGenerator<string, void, void> {
  const play = game.boards[0]?.play;
  if (!play) throw new TypeError('a carried game has at least one board');
  const { language, title } = play;
  const script = insideScript(await read(player, 'player.js'));
  const fonts = `${waiting}\n${await fontStyle(player, language)}`;
  const [style, oldStyle] = [
    await readStyle(player, 'player.css'),
    await readStyle(player, oldStyleOf('player.css')),
  ];
  const { tag, direction, locale } = languageRecords[language];
  // The player takes its place; previews of files, in which no script runs, leave it there.
  const advice = escapeMarkup(await read(player, `needs-browser-${locale}.txt`));
  yield `<!doctype html>
<html lang="${tag}" dir="${direction}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="content-security-policy" content="${policyFor(script)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeMarkup(title)}</title>
    <style>${fonts}</style>
    <style data-styles>${style}</style>
  </head>
  <body>
    <div id="root"><p class="no-player">${advice}</p></div>
    <script type="text/plain" id="old-style">${oldStyle}</script>
`;
  yield* data('takhti-game', game);
  if (makers.length > 0) yield* data('made-by-models', { made_by_models: makers });
  for (const file of media) yield* mediaElement(storage, file);
  yield `    <script>${script}</script>
  </body>
</html>
`;
}

// Not before a slow phone has read the player.
const waiting =
  '.no-player{padding:1.5rem;animation:no-player 0s 3s both}@keyframes no-player{from{visibility:hidden}}';

function policyFor(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    'media-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
}

// A script ends at these signs even inside of a string of it, where they may be written otherwise.
function insideScript(script: string): string {
  return script.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3c`);
}

function* data(id: string, value: object): Generator<string, void, void> {
  yield `    <script type="application/json" id="${id}">`;
  yield* scriptJson(value);
  yield '</script>\n';
}

// One that the storage has lost is left out, as the address of it leads nowhere online.
async function* mediaElement(
  storage: Storage,
  { name, media_type, storage_key }: FoundMedia,
): AsyncGenerator<string, void, void> {
  const stored = await storage.get(storage_key);
  if (!stored) return;
  yield `    <script type="text/plain" id="${name}">data:${media_type};base64,`;
  let rest = Buffer.alloc(0);
  for await (const piece of stored.body as AsyncIterable<Uint8Array>) {
    const bytes = Buffer.concat([rest, piece]);
    // Three bytes are four letters: what is over waits for the next piece.
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.toString('base64', 0, whole);
    rest = bytes.subarray(whole);
  }
  yield `${rest.toString('base64')}</script>\n`;
}

// In a style sheet a backslash before a sign is the sign.
async function readStyle(player: BuiltFiles, name: string): Promise<string> {
  return (await read(player, name)).replaceAll('</', String.raw`<\/`);
}

// Line ends as a page reads them: by these the policy counts the hash.
async function read(player: BuiltFiles, name: string): Promise<string> {
  return (await player.read(name)).toString('utf8').replaceAll(/\r\n?/g, '\n');
}
