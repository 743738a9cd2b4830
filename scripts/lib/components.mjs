import { findChromium, NO_CHROMIUM } from './debian.mjs';
import { runVitest } from './vitest.mjs';

/** The component tests, in a browser; `args` are Vitest's own. */
export function runComponents(args = []) {
  const chromium = findChromium();
  if (!chromium) return Promise.resolve({ passed: 0, failed: 0, skipped: NO_CHROMIUM });
  return runVitest(['components-studio', 'components-player'], { CHROMIUM: chromium }, args);
}
