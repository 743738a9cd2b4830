import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { asReact, type Alias } from './apps/player/preact/as-react.ts';
import { ownUseId } from './apps/web/vite.config.ts';

const NEVER = ['**/node_modules/**', '**/dist/**', 'data/**'];
const COMPONENTS = 'apps/**/*.browser.test.tsx';
/** Unit tests that replace modules, globals or the clock; `npm run check` holds the name. */
const ISOLATED = 'apps/**/*.isolated.test.{ts,tsx}';

// What components stand on, made ready once and kept: what is found on the way would load the tests' page anew.
const OF_STUDIO = [
  '@mantine/core',
  '@mantine/hooks',
  '@mantine/notifications',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tiptap/core',
  '@tiptap/extension-image',
  '@tiptap/extension-link',
  '@tiptap/extension-placeholder',
  '@tiptap/pm/state',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'i18next',
  'i18next-resources-to-backend',
  'idb-keyval',
  'immer',
  'mediabunny',
  'react-i18next',
  'react-router',
  'react-router/dom',
];
const OF_BOTH = [
  'katex',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'vitest-browser-react/pure',
  'zod',
];

// React as it is built: made for development it does half as much again for every drawing.
const AS_BUILT = { 'process.env.NODE_ENV': JSON.stringify('production') };

export default defineConfig({
  // Components are compiled for React's own runtime, as Vite does for the bundles.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // More workers than cores only make the database tests wait for each other.
    maxWorkers: 2,
    pool: 'forks',
    // Ten times what the longest takes: what hangs is found, and a busy machine fails nothing.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.mjs', 'bench/**/*.test.ts'],
          exclude: NEVER,
          environment: 'node',
          // Pure code leaves nothing behind: loading it anew for every file is most of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['apps/**/*.test.{ts,tsx}'],
          exclude: [...NEVER, '**/*.http.test.ts', COMPONENTS, ISOLATED],
          environment: 'node',
          // Evaluating the studio anew for every file would be two thirds of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [ISOLATED],
          exclude: NEVER,
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['apps/server/**/*.http.test.ts'],
          exclude: NEVER,
          environment: 'node',
          globalSetup: ['apps/server/src/platform/db/testing/global-setup.ts'],
          // A worker opens its copy of the migrated template once and keeps it for all of its files.
          isolate: false,
          hookTimeout: 60_000,
        },
      },
      components('studio', 'apps/web', [...OF_BOTH, ...OF_STUDIO], [ownUseId]),
      components('player', 'apps/player', OF_BOTH, asReact),
    ],
  },
});

/**
 * Component tests of one app, in a browser of their own: the styles of one never meet what the other draws.
 * @param alias what its sources, and the libraries beneath its tests, are given in the place of what they name
 */
function components(
  name: string,
  app: string,
  libraries: readonly string[],
  alias: readonly Alias[],
): TestProjectConfiguration {
  return {
    extends: true,
    oxc: { jsx: { development: false } },
    define: AS_BUILT,
    css: { postcss: fileURLToPath(new URL('apps/web', import.meta.url)) },
    resolve: { alias: [...alias] },
    optimizeDeps: {
      include: [...libraries],
      rolldownOptions: {
        transform: { define: AS_BUILT },
        // As an alias, but for what is made ready: aliases are for sources.
        plugins: [
          {
            name: 'alias-of-libraries',
            async resolveId(source, importer) {
              const found = alias.find(({ find }) => find.test(source));
              return found ? this.resolve(found.replacement, importer) : null;
            },
          },
        ],
      },
    },
    test: {
      name: `components-${name}`,
      include: [`${app}/**/*.browser.test.tsx`],
      exclude: NEVER,
      setupFiles: [fileURLToPath(new URL(`${app}/src/testing/set-up.ts`, import.meta.url))],
      // The first page of a kind waits for its modules.
      testTimeout: 30_000,
      expect: { poll: { timeout: 10_000, interval: 25 } },
      // A page for many files, at most two at once: each file of its own would load and evaluate the studio again.
      isolate: false,
      // As in the journeys: what passes only the second time is counted and named, and does not stop everybody.
      retry: 1,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          actionTimeout: 10_000,
          // Dialogs and menus come and go at once.
          contextOptions: { reducedMotion: 'reduce' },
          launchOptions: {
            executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
            // Scroll bars that take room, as on Windows: what lies over a page has to heed them.
            ignoreDefaultArgs: ['--hide-scrollbars'],
            // Root has no sandbox to run a browser in.
            args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
