import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { asReact } from './preact/as-react.ts';
import { oldBrowsers, oldest, styleTarget } from './old-browsers/old-browsers.ts';

/**
 * The page that renders pictures for the studio: beside the learners' pages, in files of its own. In one build with them it would change how
 * theirs are cut, and learners would fetch bytes for what only the studio asks.
 */
export default defineConfig({
  base: '/player/',
  resolve: { alias: [...asReact] },
  plugins: [react(), oldBrowsers()],
  build: {
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: false,
    assetsDir: 'picture/assets',
    target: oldest,
    cssTarget: styleTarget,
    sourcemap: false,
    rolldownOptions: { input: path.join(import.meta.dirname, 'picture/index.html') },
  },
});
