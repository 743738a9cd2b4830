import type { Page } from '@playwright/test';

/**
 * How fast the page's thread is, as Lighthouse counts it (its BenchmarkIndex): a tenth of how often it builds a string or
 * copies a list in a second. 1,500 and more is a good desk computer; by the browser's own tools a phone of the middle has 1,000, a slow
 * one 264. The better of two counts: whatever else the machine does only takes away.
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
