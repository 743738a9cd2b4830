// Puts a brotli and a gzip copy beside every text file of a built bundle, so that the server never compresses one twice.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheFolder, root } from './lib/root.mjs';

const TEXT = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.ttf',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
]);
// Below this the saving is smaller than one packet.
const SMALLEST = 1024;
const store = `${cacheFolder}/compressed`;

const methods = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compresses the text files of these folders. What was compressed before is taken from a store by its content. */
export async function precompress(folders) {
  mkdirSync(store, { recursive: true });
  const files = folders.flatMap(textFiles);
  const used = await Promise.all(
    files.flatMap((file) => Object.keys(methods).map((kind) => compressed(file, kind))),
  );
  const keep = new Set(used);
  for (const name of readdirSync(store)) if (!keep.has(name)) rmSync(`${store}/${name}`);
}

async function compressed(file, kind) {
  const bytes = readFileSync(file);
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${kind}`;
  const stored = `${store}/${name}`;
  if (!existsSync(stored)) {
    // Under its name only when it is whole: the script may be stopped at any moment.
    writeFileSync(`${stored}.part`, await methods[kind](bytes));
    renameSync(`${stored}.part`, stored);
  }
  copyFileSync(stored, `${file}.${kind}`);
  return name;
}

function textFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
    .filter((file) => readFileSync(file).length >= SMALLEST);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await precompress([`${root}/apps/web/dist`, `${root}/apps/player/dist`]);
}
