import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { env } from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { asReact } from './preact/as-react.ts';
import { oldBrowsers, oldest, styleTarget } from './old-browsers/old-browsers.ts';

const server = `http://127.0.0.1:${env['PORT'] ?? '4000'}`;

const outDir = path.join(import.meta.dirname, 'dist');
// What the reader of PDF fetches by name, for files that lack it.
const pdfjs = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const pdfParts = ['cmaps', 'standard_fonts', 'wasm'];

/** What a few types share: a question and most games do without, and fetch what they need of it with their own. */
const ofFewTypes =
  /\/src\/(result|attendance|live-round|hand-in|files)\/|\/types\/files\/|\/scenes\/|\/rounds\/(end|teams|round\/aloud)\/|\/crosswords?\/|\/(file-kinds|zoned-time|preview-frame|use-preview-messages|preview-recorder)\.tsx?|\/domain\/src\/limits\.ts|\/rounds\/play\/solved\.ts/;

/** How questions look and are scored, and what only they are written in. */
const ofQuestions = /\/types\/assessments\/|\/question-kinds\/|\/ui\/(rich-text|maths)\./;

/** What boards of cards do without. */
const ofLetters = /\/types\/rounds\/(clues|boards\/keys)\/(?!last-letter)/;
const ofTyping = /\/types\/rounds\/boards\/(fill\/|keys\/last-letter)/;

/** What anyone who fetches a part has already. */
const ofFirstPage = /\/(rolldown-runtime|react|shared)-[^/]*\.js$/;

/** What is known by its name: by the rule above, and by the journey that sees when a part is fetched. */
const keepsName = /^(rolldown-runtime|react|shared|place-boards|game-end|old-browsers)$/;

/** The reader of PDF is for newer browsers alone: its own code asks for what came in 2024. */
const readsPdf = /getDocument.*GlobalWorkerOptions|WorkerMessageHandler/s;

export default defineConfig({
  base: '/player/',
  resolve: { alias: [...asReact] },
  plugins: [
    react(),
    oldBrowsers((code) => readsPdf.test(code)),
    {
      name: 'takhti-pdf-parts',
      writeBundle: () => {
        for (const part of pdfParts)
          cpSync(path.join(pdfjs, part), path.join(outDir, 'pdf', part), { recursive: true });
      },
    },
  ],
  server: {
    port: 4200,
    strictPort: true,
    proxy: {
      '/api': server,
      '/files': server,
      '/packages': server,
      '/health': server,
    },
  },
  build: {
    outDir,
    target: oldest,
    cssTarget: styleTarget,
    sourcemap: false,
    // Every browser of that age fetches modules ahead by itself.
    modulePreload: {
      polyfill: false,
      // Said with each part, the names of files that are there already would weigh more than some of the parts.
      resolveDependencies: (file, files, { hostType }) => {
        if (hostType === 'html') return files;
        // New browsers need no list of the parts for old ones either.
        return /\/old-browsers-/.test(file) ? [] : files.filter((each) => !ofFirstPage.test(each));
      },
    },
    rolldownOptions: {
      input: {
        index: path.join(import.meta.dirname, 'index.html'),
        // By a name that the server knows, for the pages that it writes itself.
        lti: path.join(import.meta.dirname, 'src/lti/lti-page.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'lti' ? 'lti.js' : 'assets/[name]-[hash].js'),
        // The first file names every other one: names for people would weigh more there than some of the parts.
        chunkFileNames: ({ name }) =>
          keepsName.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // What several types use comes as one file: each more request costs its headers and a round trip on a slow network.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|preact)\/|rolldown\/runtime|preload-helper/,
            },
            // A group takes along what it imports: what the first page needs must not go with the games.
            { name: 'shared', test: isForFirstPage },
            { name: 'result', test: /\/src\/result\//, minShareCount: 2 },
            // What games of rounds share comes with their page, last: what it imports is in the files above.
            { name: 'game-page', test: isOfRounds },
            // And what boards of letters share, or several pages that show questions, with the first of these.
            { name: 'letters', test: ofLetters, minShareCount: 2 },
            { name: 'fill', test: ofTyping, minShareCount: 2 },
            { name: 'questions', test: ofQuestions, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

/**
 * What every game of rounds needs from its first round on, and what most boards share, but for its row, what the studio's preview
 * asks, and what comes when nobody waits.
 */
const ofRounds =
  /\/types\/rounds\/(page|round|game|stars|room|hand|boards\/(board|card|drag))\/|\/fill\/fill-input\.|\/sequence-solved\.|\/content-types\/src\/rounds\//;
const ofRows =
  /\/rounds\/worlds\/|\/page\/(game-preview|preview-message|use-fit)|\/game\/(fetch-rest|keep-ahead)|\/hand\/(pointing-hand|first-move|hand\.css)/;

function isOfRounds(id: string): boolean {
  return ofRounds.test(id) && !ofRows.test(id) && !ofFewTypes.test(id);
}

/** What the first page and every attempt need, of games and of questions. What is fetched by itself is not among it. */
const ofFirst = [
  /\/player\/src\/(app|attempt|frame|launch|net|ui)\//,
  /\/player\/src\/i18n\/[\w-]+\.tsx?$|\/player\/src\/i18n\/en\.json$|\/src\/styles\/(fonts\.ts|tokens\.css|base\.css)$/,
  /\/types\/(registry|rounds\/rounds|assessments\/assessments|files\/files|files\/viewers)\.ts$/,
  /\/content-types\/src\/(kit\/(compare-typed|result|numbers|text|bare-answer)\.|rounds\/worlds\/)|\/domain\/src\/map-record\.ts$/,
];
const ofNone = /\/ui\/(typeset|qr-code)\./;

function isForFirstPage(id: string): boolean {
  return (
    ofFirst.some((first) => first.test(id)) &&
    ![ofFewTypes, ofQuestions, ofNone].some((other) => other.test(id))
  );
}
