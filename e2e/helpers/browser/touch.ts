import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of what is seen of something. */
export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger on the glass, as the browser itself is told of one: it scrolls, drags and lifts as a real one does. */
export interface Finger {
  readonly down: (at: Point) => Promise<void>;
  /** Goes there in small steps, as fingers do. */
  readonly moveTo: (to: Point) => Promise<void>;
  readonly up: () => Promise<void>;
}

export async function fingerOn(page: Page): Promise<Finger> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let now: Point = { x: 0, y: 0 };
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    async down(at) {
      now = at;
      await send('touchStart', [at]);
    },
    async moveTo(to) {
      const from = now;
      const steps = 6;
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        now = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await send('touchMove', [now]);
      }
    },
    up: async () => void (await send('touchEnd', [])),
  };
}
