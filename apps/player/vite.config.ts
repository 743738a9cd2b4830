import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { env } from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${env['PORT'] ?? '4000'}`;

const outDir = path.join(import.meta.dirname, 'dist');
// What the reader of PDF fetches by name, for files that lack it.
const pdfjs = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const pdfParts = ['cmaps', 'standard_fonts', 'wasm'];

/** What a few types share: a question and most games do without, and fetch what they need of it with their own. */
const ofFewTypes =
  /\/src\/(result|attendance|live-round|hand-in)\/|\/types\/files\/|\/scenes\/|\/rounds\/(end|teams|round\/aloud)\/|\/crosswords?\/|\/file-kinds\.ts|\/domain\/src\/limits\.ts/;

/** How questions look and are scored. */
const ofQuestions = /\/types\/assessments\/|\/question-kinds\//;

/** What boards of cards do without. */
const ofLetters = /\/types\/rounds\/(clues|boards\/(keys|fill))\//;

/** What games or questions alone need: neither brings it to the other. */
const ofOneFamily = /\/(types|content-types\/src)\/rounds\/|\/types\/assessments\/|\/question-kinds\//;

export default defineConfig({
  base: '/player/',
  plugins: [
    react(),
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
    target: 'es2023',
    sourcemap: false,
    // Every browser of that age fetches modules ahead by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: path.join(import.meta.dirname, 'index.html'),
        // By a name that the server knows, for the pages that it writes itself.
        lti: path.join(import.meta.dirname, 'src/lti/lti-page.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'lti' ? 'lti.js' : 'assets/[name]-[hash].js'),
        // What several types use comes as one file: each request more costs a slow line its headers and its way.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|preload-helper/,
            },
            { name: 'shared', test: isForFirstPage, minShareCount: 2 },
            // A group takes along what it stands on: what the first page needs too must not go with the games.
            { name: 'shared', test: /\/ui\/page-part\.tsx|\/domain\/src\/map-record\.ts/ },
            { name: 'result', test: /\/src\/result\//, minShareCount: 2 },
            // What games of rounds share comes with their page, last: what it stands on is in the files above.
            { name: 'game-page', test: isOfRounds },
            // And what several boards share, or several pages that show questions, with the first of these.
            { name: 'boards', test: isOfBoards, minShareCount: 2 },
            { name: 'letters', test: ofLetters, minShareCount: 2 },
            { name: 'questions', test: ofQuestions, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

/** What every game of rounds needs from its first round on, but for its row and what the studio's preview asks. */
const ofRounds = /\/types\/rounds\/(page|round|game|stars|boards\/board)\/|\/content-types\/src\/rounds\//;
const ofRows = /\/rounds\/worlds\/|\/page\/(game-preview|preview-message|use-fit)/;

function isOfRounds(id: string): boolean {
  return ofRounds.test(id) && !ofRows.test(id) && !ofFewTypes.test(id);
}

function isOfBoards(id: string): boolean {
  return /\/types\/rounds\//.test(id) && ![ofRows, ofFewTypes, ofLetters].some((others) => others.test(id));
}

/** Of our own modules all that more than one part needs, but for what no first question or round waits for, and what each of them alone needs. */
function isForFirstPage(id: string): boolean {
  return /\/(src|packages)\//.test(id) && !ofFewTypes.test(id) && !ofOneFamily.test(id);
}
