import { expect, test } from 'vitest';
import { dropFailedStyles } from './failed-styles.ts';

test('a style sheet that does not come leaves no link behind, one that comes stays', async () => {
  dropFailedStyles();
  const [failed, there] = [sheet('/none.css', 'error'), sheet('data:text/css,', 'load')];
  await Promise.all([failed.settled, there.settled]);
  expect(failed.link.isConnected).toBe(false);
  expect(there.link.isConnected).toBe(true);
  there.link.remove();
});

function sheet(href: string, event: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const settled = new Promise((resolve) => link.addEventListener(event, resolve, { once: true }));
  document.head.append(link);
  return { link, settled };
}
