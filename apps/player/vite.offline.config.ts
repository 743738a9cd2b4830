import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { asReact } from './preact/as-react.ts';
import { oldBrowsers, oldest, styleTarget } from './old-browsers/old-browsers.ts';

const here = import.meta.dirname;
const { resolve } = createRequire(import.meta.url);

const fonts = {
  'naskh.woff2': '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
  'nastaliq.woff2': '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
};

// What the one page of a game says where no script of it runs.
const handInTexts = path.join(here, 'src/i18n/hand-in');
const textsIn = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as { readonly needs_browser: string };

/**
 * A player that needs no server: one plain script, which browsers run from a folder too.
 * @param name of its folder, among the sources and among what is built
 */
export function plainPlayer(name: 'offline' | 'packaged'): UserConfig {
  const outDir = path.join(here, `dist/${name}`);
  return {
    resolve: { alias: [...asReact] },
    plugins: [
      react(),
      oldBrowsers(),
      {
        name: 'takhti-offline-parts',
        enforce: 'pre',
        resolveId: (source, importer) => {
          const part = /\/(styles\/fonts|typeset)\.ts$/.exec(`/${source}`)?.[1];
          if (!importer || !part || importer.includes('/offline/')) return null;
          return path.join(here, part === 'typeset' ? 'src/offline/typeset.ts' : 'src/offline/fonts.ts');
        },
        closeBundle: () => {
          for (const [font, file] of Object.entries(fonts))
            copyFileSync(resolve(file), path.join(outDir, font));
          for (const locale of readdirSync(handInTexts))
            writeFileSync(
              path.join(outDir, `needs-browser-${path.basename(locale, '.json')}.txt`),
              textsIn(path.join(handInTexts, locale)).needs_browser,
            );
        },
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
    build: {
      outDir,
      target: oldest,
      cssTarget: styleTarget,
      sourcemap: false,
      cssCodeSplit: false,
      lib: {
        entry: path.join(here, `src/${name}/main.tsx`),
        formats: ['iife'],
        name: 'takhtiPlayer',
        fileName: () => 'player.js',
        cssFileName: 'player',
      },
    },
  };
}

/** The player of a game that is carried away. */
export default defineConfig(plainPlayer('offline'));
