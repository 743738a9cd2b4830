import type { Locator, Page } from '@playwright/test';

/** Between two keys of somebody who types fast. */
const betweenKeysMs = 90;

/** One thing that people do in the builder, and how often it is done. */
export interface Way {
  readonly name: string;
  readonly times: number;
  /** Comes before what is measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly go: (page: Page) => Promise<void>;
}

const rounds = (page: Page): Locator => page.locator('nav ol > li');

/** Selects the field of a card of the open round, both from 0. */
export const cardFieldOf = (round: number, card: number): string =>
  `#field-questionData-${round}-cardsData-${card}-text`;

const cardField = (page: Page, round: number, card: number): Locator =>
  page.locator(cardFieldOf(round, card));

const questionField = (page: Page): Locator => page.locator('#field-questionData-0-question');

/** Opens a round (from 0) from the list, and waits until its cards can be written. */
export async function openRound(page: Page, at: number): Promise<void> {
  await rounds(page).nth(at).getByRole('link').click();
  await cardField(page, at, 0).waitFor();
}

/** What is measured, in its order: each way leaves the game so that the next one can begin. */
export const ways: readonly Way[] = [
  {
    name: 'typing on a card',
    times: 40,
    prepare: (page) => cardField(page, 0, 4).press('End'),
    // With a rest, after which the draft is kept and the preview begins again.
    async go(page) {
      await typeInto(page, cardField(page, 0, 4), ' and has a name of its own, ');
      await typeInto(page, cardField(page, 0, 4), 'to be sure');
    },
  },
  {
    name: 'typing the question',
    times: 20,
    prepare: (page) => questionField(page).press('End'),
    go: (page) => typeInto(page, questionField(page), ' And why is that so?'),
  },
  {
    name: 'undo',
    times: 4,
    prepare: (page) => page.locator('body').press('Escape'),
    async go(page) {
      for (let time = 0; time < 4; time += 1) {
        await page.keyboard.press('Control+z');
        await page.waitForTimeout(300);
      }
      await page.waitForTimeout(1_000);
    },
  },
  {
    name: 'going to another round',
    times: 6,
    async go(page) {
      for (const at of [1, 2, 3, 4, 5, 6]) {
        await openRound(page, at);
        await page.waitForTimeout(700);
      }
    },
  },
  {
    name: 'dragging a round over the list',
    times: 1,
    go: (page) => dragHandle(page, rounds(page).nth(2), rounds(page).nth(12)),
  },
  {
    name: 'moving a round by keys',
    times: 4,
    async go(page) {
      await rounds(page).nth(2).locator('button[draggable]').focus();
      for (let time = 0; time < 4; time += 1) {
        await page.keyboard.press('ArrowDown');
        await page.waitForTimeout(300);
      }
    },
  },
  {
    name: 'dragging a card',
    times: 1,
    prepare: (page) => openRound(page, 49),
    async go(page) {
      const steps = page.locator('main ol > li').filter({ has: page.locator('[id*="-cardsData-"]') });
      await dragHandle(page, steps.nth(0), steps.nth(3));
      await page.waitForTimeout(1_000);
    },
  },
  {
    name: 'saving',
    times: 1,
    async go(page) {
      await page.keyboard.press('Control+s');
      await page.locator('[data-state=saved]').waitFor();
      await page.waitForTimeout(1_000);
    },
  },
];

/** Types where the focus is, and rests. Throws when it did not come into the field: what is typed nowhere costs nothing. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: betweenKeysMs });
  await page.waitForTimeout(1_500);
  if (!(await field.inputValue()).endsWith(text)) throw new Error(`“${text}” is not in its field.`);
}

/** Drags what has a handle to a place among its neighbours, by the mouse and slowly, over all that lie between. */
async function dragHandle(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.locator('button[draggable]').boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag.');
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  const below = end.y + end.height - 4;
  await page.mouse.move(x, y);
  await page.mouse.down();
  const steps = 30;
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(x, y + ((below - y) * step) / steps);
    await page.waitForTimeout(30);
  }
  await page.mouse.up();
  await page.waitForTimeout(500);
}
