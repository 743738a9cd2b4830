import { expect, test } from 'vitest';
import { refusalPage } from './page.ts';

test('a page brings the letters that not every device has', () => {
  const urdu = refusalPage('urdu', 'expired');
  expect(urdu).toContain("font-family:'Noto Nastaliq Urdu'");
  expect(urdu).toContain('url(/player/offline/nastaliq.woff2)');
  for (const language of ['english', 'pashto', 'dari'] as const) {
    const page = refusalPage(language, 'expired');
    expect(page).toContain('url(/player/offline/naskh.woff2)');
    expect(page).not.toContain('nastaliq.woff2');
  }
});
