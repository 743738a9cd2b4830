import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';

// Tests share a page, and so what the player keeps beside it.
beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // The language of the last one is written on the page.
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('dir');
});
