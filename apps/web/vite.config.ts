import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${env['PORT'] ?? '4000'}`;
const player = 'http://127.0.0.1:4200';
const playerPage = { target: player, rewrite: () => '/player/' };

const inEveryPage =
  /node_modules[\\/]@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](ActionIcon|Alert|Anchor|Button|CloseButton|Input|InputBase|Loader|PasswordInput|Stack|Text|TextInput|Title|UnstyledButton))[\\/]/;

const signsOfLogin = /@tabler[\\/].*[\\/](createReactComponent|IconAlertTriangle|IconCircleCheck)\.m?js$/;

const inStudio = /node_modules[\\/](@mantine|@floating-ui|@tanstack|react-remove-scroll)/;

export default defineConfig({
  base: '/',
  plugins: [react()],
  resolve: {
    alias: [
      // Ours draws nothing twice; use-id.test.ts fails when the library's file is no longer found.
      {
        find: /^\..*\/use-id\/use-id\.mjs$/,
        replacement: fileURLToPath(new URL('src/theme/use-id.ts', import.meta.url)),
      },
    ],
  },
  server: {
    port: 4100,
    strictPort: true,
    proxy: {
      '/api': server,
      '/files': server,
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
        codeSplitting: {
          // What every page needs lies in files of its own, so that a release which only changes screens leaves them
          // in the browser's cache. All else is split where a route or an editor is loaded lazily.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 6 },
            { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 5 },
            // In every page from the login on: dozens of files of a few lines each compress badly, and their names weigh.
            { name: 'mantine', test: inEveryPage, priority: 4 },
            { name: 'sign', test: signsOfLogin, priority: 3 },
            // In most pages behind the login: every file costs a slow line a round trip, and the page's thread a millisecond.
            { name: 'signs', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 2, priority: 2 },
            { name: 'studio', test: inStudio, minShareCount: 12, priority: 1 },
          ],
        },
      },
    },
  },
});
