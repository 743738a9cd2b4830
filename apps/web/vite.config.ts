import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${env['PORT'] ?? '4000'}`;
const player = 'http://127.0.0.1:4200';
const playerPage = { target: player, rewrite: () => '/player/' };

const inEveryPage =
  /node_modules[\\/]@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](ActionIcon|Alert|Anchor|Button|CloseButton|Input|InputBase|Loader|PasswordInput|Stack|Text|TextInput|Title|UnstyledButton))[\\/]/;

const iconsOfLogin = /@tabler[\\/].*[\\/](createReactComponent|IconAlertTriangle|IconCircleCheck)\.m?js$/;

const inStudio = /node_modules[\\/](@mantine|@floating-ui|@tanstack|react-remove-scroll)/;

const inApi =
  /node_modules[\\/]zod[\\/]|[\\/]packages[\\/](domain|contract)[\\/]|[\\/]src[\\/]app[\\/](api[\\/]|zod-without-eval)/;

/** Known by its name to the journey that lets it come late. */
const keepsName = 'rich-text-editor';

const isFirst = /[\\/](main\.tsx|index\.html)$/;

const ours = /[\\/](apps|packages)[\\/][^\\/]+[\\/]src[\\/]/;

/** Ours renders nothing twice (performance/README.md); use-id.test.tsx fails when the library's file is no longer found. */
export const ownUseId = {
  find: /^\..*\/use-id\/use-id\.mjs$/,
  replacement: fileURLToPath(new URL('src/performance/use-id.ts', import.meta.url)),
};

/** The schema library tries eval, unless that is switched off before the first schema is made. */
const zodWithoutEval = {
  find: /^zod$/,
  replacement: fileURLToPath(new URL('src/app/zod-without-eval.ts', import.meta.url)),
};

export default defineConfig({
  base: '/',
  plugins: [react()],
  resolve: { alias: [ownUseId, zodWithoutEval] },
  server: {
    port: 4100,
    strictPort: true,
    proxy: {
      '/api': server,
      '/files': server,
      '/packages': server,
      '/health': server,
      '/player/': { target: player, ws: true },
      '/generic/launch': playerPage,
      '/launch': playerPage,
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    // The budgets are checked on the compressed files; a warning per chunk says nothing more.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        // One of the first files names every other one: names for people would weigh there.
        chunkFileNames: ({ name }) => (name === keepsName ? 'assets/[name]-[hash].js' : 'assets/[hash:8].js'),
        codeSplitting: {
          // What every page needs is in files of its own, so that a release which only changes screens leaves them
          // in the browser's cache. All else is split where a route or an editor is loaded lazily, but what many
          // pages have in common is together: every file costs a round trip on a slow network, and the page's thread a
          // millisecond. Priorities below 0 are taken for the highest.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 12 },
            { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 11 },
            // In every page from the login on: dozens of files of a few lines each compress badly, and their names weigh.
            { name: 'mantine', test: inEveryPage, priority: 10 },
            { name: 'login-icons', test: iconsOfLogin, priority: 9 },
            // In most pages behind the login.
            { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 2, priority: 8 },
            { name: 'studio', test: inStudio, minShareCount: 12, priority: 7 },
            // Without what its index files name: only what is really loaded with the first file. The first file waits for
            // others, which need these: it cannot be one of them.
            {
              name: 'start',
              test: (id) => !isFirst.test(id),
              tags: ['$initial'],
              includeDependenciesRecursively: false,
              priority: 6,
            },
            { name: 'login', test: /features[\\/]account[\\/]login[\\/]login-page\.tsx$/, priority: 5 },
            // A module that is grouped by its share alone imports modules with at least that share, so they are here or above: no cycle.
            {
              name: 'api',
              test: inApi,
              minShareCount: 20,
              includeDependenciesRecursively: false,
              priority: 4,
            },
            // Three files and not one: each is evaluated in a task of its own (main.tsx).
            { name: 'connect', test: /app[\\/]connect\.ts$/, priority: 3 },
            { name: 'shell', test: /app[\\/]shell[\\/]layout\.tsx$/, priority: 2 },
            {
              name: 'house',
              test: ours,
              minShareCount: 12,
              includeDependenciesRecursively: false,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
