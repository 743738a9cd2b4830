import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import { TextsProvider } from '../../../i18n/texts-context.tsx';
import { ScoreRing } from '../../../result/score-ring.tsx';
import '../../../result/result.css';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import './game-end.css';

/** How much of its width the ring leaves to what is in it. */
const inner = 0.78;

afterEach(cleanup);

test.each([
  [1280, 800],
  [1920, 1080],
  [390, 844],
  [320, 568],
])('beside a world, at %i x %i, even the highest score stands within its ring', async (width, height) => {
  await page.viewport(width, height);
  await loadSection('result');
  await render(
    <TextsProvider>
      <div className="game-end-world">
        <ScoreRing percent={100} />
      </div>
    </TextsProvider>,
  );
  await expect.poll(() => document.querySelector('.ring-score')?.textContent).toContain('100%');
  const words = document.createRange();
  words.selectNodeContents(document.querySelector('.ring-score')!);
  const ring = document.querySelector('.ring')!.getBoundingClientRect();
  const last = [...words.getClientRects()].at(-1)!;
  expect(last.width).toBeLessThan(ring.width * inner * 0.9);
});
