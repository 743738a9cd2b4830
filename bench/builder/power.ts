import type { Page } from '@playwright/test';

/** What the browser's own tools take for a phone of the middle and for a slow one. */
export const phones = { 'a phone of the middle': 1_000, 'a slow phone': 264 } as const;
export type Phone = keyof typeof phones;

/** How many times slower a page must be made to have the power of a phone. It is slowed so while this runs, and afterwards. */
export async function slowDown(
  page: Page,
  phone: Phone,
  slow: (rate: number) => Promise<void>,
): Promise<number> {
  await slow(1);
  let rate = Math.max(1, (await powerOf(page)) / phones[phone]);
  // What the browser takes away is not quite in proportion.
  for (let step = 0; step < 3; step += 1) {
    await slow(rate);
    rate = Math.max(1, (rate * (await powerOf(page))) / phones[phone]);
  }
  await slow(rate);
  return rate;
}

/**
 * How fast the page's thread is, as Lighthouse counts it (its BenchmarkIndex): a tenth of how often it builds a string or
 * copies a list in a second. 1,500 and more is a good desk computer. The better of two counts: whatever
 * else the machine does only takes away.
 */
export async function powerOf(page: Page): Promise<number> {
  const counts = [await page.evaluate(countWork), await page.evaluate(countWork)];
  return Math.max(...counts);
}

function countWork(): number {
  const letters = 10_000;
  const numbers = Array.from({ length: 100_000 }, (_, at) => at);
  const copy = [...numbers];
  const tenths = (work: (time: number) => void): number => {
    const started = Date.now();
    let times = 0;
    while (times % 10 !== 0 || Date.now() - started < 500) {
      work(times);
      times += 1;
    }
    return times / 10 / ((Date.now() - started) / 1000);
  };
  const strings = tenths(() => {
    let text = '';
    for (let at = 0; at < letters; at += 1) text += 'a';
    // Without a look at it, it would not be built at all.
    if (text.length === 1) throw new Error(text);
  });
  const lists = tenths((time) => {
    const [from, to] = time % 2 === 0 ? [numbers, copy] : [copy, numbers];
    for (let at = 0; at < from.length; at += 1) to[at] = from[at] ?? 0;
  });
  return (strings + lists) / 2;
}
