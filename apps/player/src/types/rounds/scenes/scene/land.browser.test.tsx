import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { Caravan } from '../caravan/caravan.tsx';
import { Bars } from '../bars/bars.tsx';
import { Stones } from '../stones/stones.tsx';
import '../../../../styles/base.css';
import './scene.css';

const progress = {
  steps: Array.from({ length: 6 }, (_step, at) => ({ id: String(at), step: 'ahead' as const })),
  at: 0,
  isFresh: false,
  hasEnded: false,
  found: [],
};

afterEach(cleanup);

test.each([
  {
    width: 1366,
    height: 650,
    Show: Stones,
    toLeft: ['.stones-isles', '.stones-bank'],
    toRight: ['.stones-isles', '.shore-sand'],
  },
  {
    width: 1920,
    height: 480,
    Show: Stones,
    toLeft: ['.stones-isles', '.stones-bank'],
    toRight: ['.stones-isles', '.shore-sand'],
  },
  { width: 1366, height: 650, Show: Bars, toLeft: ['.jungle-floor'], toRight: ['.jungle-floor'] },
  {
    width: 1920,
    height: 480,
    Show: Caravan,
    toLeft: ['.sands-sky'],
    toRight: ['.sands-sky'],
  },
])('at $width x $height the land goes on to both edges of the window', async (scene) => {
  const { width, height, Show, toLeft, toRight } = scene;
  await page.viewport(width, height);
  await render(
    <div className="scene scene-band">
      <Show progress={progress} isWhole={false} picture="" />
    </div>,
  );
  const boxOf = (part: string) => document.querySelector(part)!.getBoundingClientRect();
  const band = boxOf('.scene-band');
  for (const part of toLeft) expect(boxOf(part).left).toBeLessThanOrEqual(band.left);
  for (const part of toRight) expect(boxOf(part).right).toBeGreaterThanOrEqual(band.right);
});
