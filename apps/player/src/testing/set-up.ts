import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';

// Tests share a page, and so what the player keeps beside it.
beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
