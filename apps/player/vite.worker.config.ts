import path from 'node:path';
import { defineConfig } from 'vite';

/** What stands between the learners' pages and the network: one plain script beside them, whose place says for which pages it is. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: false,
    target: 'es2023',
    sourcemap: false,
    lib: {
      entry: path.join(import.meta.dirname, 'src/kept-copy/worker.ts'),
      formats: ['iife'],
      name: 'takhtiWorker',
      fileName: () => 'worker.js',
    },
  },
});
