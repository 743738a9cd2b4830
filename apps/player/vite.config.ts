import { env } from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${env['PORT'] ?? '4000'}`;

export default defineConfig({
  base: '/player/',
  plugins: [react()],
  server: {
    port: 4200,
    strictPort: true,
    proxy: {
      '/api': server,
      '/files': server,
      '/health': server,
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    // Every browser of that age fetches modules ahead by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What several types use comes as one file: each request more costs a slow line its headers and its way.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|preload-helper/,
            },
            { name: 'shared', test: isForFirstPage, minShareCount: 2 },
            { name: 'result', test: /\/src\/result\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

/** Of our own modules all that more than one part needs, but for results, for which no first question or round waits. */
function isForFirstPage(id: string): boolean {
  return /\/(src|packages)\//.test(id) && !/\/src\/result\//.test(id);
}
