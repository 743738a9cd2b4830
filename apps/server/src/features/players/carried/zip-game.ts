import { Readable } from 'node:stream';
import { escapeMarkup, languageRecords, type CarriedGame, type Language } from '@takhti/domain';
import { oldStyleOf } from '@takhti/domain/old-style-of';
import type { BuiltFiles } from '../../../platform/built/built-files.ts';
import type { ZipEntry } from '../../../platform/zip/zip-file.ts';
import { fontStyle } from './font-style.ts';
import { scriptJson } from './script-json.ts';

/** The facts about a game on its page. */
interface Shown {
  readonly title: string;
  readonly language: Language;
}

/**
 * The files, but the media, of a game that plays from a memory stick or a plain web server: a page, the player, the game. Scripts are
 * plain and faces are in the style sheet, as browsers load neither modules nor fonts from a folder.
 * @param player The built player that needs no server
 */
export async function gameEntries(player: BuiltFiles, game: CarriedGame): Promise<ZipEntry[]> {
  const play = game.boards[0]?.play;
  if (!play) throw new TypeError('a carried game has at least one board');
  return pageEntries(player, play, { name: 'takhtiGame', value: game });
}

/**
 * A page with the player that needs no server, and what it plays.
 * @param global where the player looks for it
 */
export async function pageEntries(
  player: BuiltFiles,
  play: Shown,
  global: { readonly name: 'takhtiGame' | 'takhtiPackage'; readonly value: object },
): Promise<ZipEntry[]> {
  const files: Record<string, Uint8Array> = {
    'index.html': utf8(page(play.title, play.language)),
    'player.js': await player.read('player.js'),
    'player.css': await player.read('player.css'),
    [oldStyle]: await player.read(oldStyle),
    'fonts.css': utf8(await fontStyle(player, play.language)),
  };
  const game = { name: 'game.js', open: async () => Readable.from(gameScript(global)), isCompressible: true };
  return [...Object.entries(files).map(([name, bytes]) => ({ name, bytes })), game];
}

// As large as what is played.
function* gameScript({
  name,
  value,
}: {
  readonly name: string;
  readonly value: object;
}): Generator<Uint8Array> {
  yield utf8(`window.${name} = `);
  for (const piece of scriptJson(value)) yield utf8(piece);
  yield utf8(';\n');
}

/** The files that the player fetches in browsers of 2019 (ADR 0053). */
const oldStyle = oldStyleOf('player.css');

function page(title: string, language: Language): string {
  const { tag, direction } = languageRecords[language];
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeMarkup(title)}</title>
    <link rel="stylesheet" href="fonts.css" />
    <link rel="stylesheet" href="player.css" />
  </head>
  <body>
    <div id="root"></div>
    <script src="game.js"></script>
    <script src="player.js"></script>
  </body>
</html>
`;
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
