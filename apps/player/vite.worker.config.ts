import path from 'node:path';
import { defineConfig } from 'vite';
import { oldBrowsers, oldest } from './old-browsers/old-browsers.ts';

/** What is between the learners' pages and the network: one plain script beside them, whose place says for which pages it is. */
export default defineConfig({
  publicDir: false,
  plugins: [oldBrowsers()],
  build: {
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: false,
    target: oldest,
    sourcemap: false,
    lib: {
      entry: path.join(import.meta.dirname, 'src/kept-copy/worker.ts'),
      formats: ['iife'],
      name: 'takhtiWorker',
      fileName: () => 'worker.js',
    },
  },
});
