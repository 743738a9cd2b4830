import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './browser/hands.ts';
import { studioTexts, type KeyPart, type TextOf } from './screen/texts.ts';

const english = studioTexts('en');

/** The action bar of the page's one container. */
export function barOf(page: Page, t: TextOf = english): Locator {
  return page.getByRole('main').getByRole('group', { name: t('actions:label'), exact: true });
}

// Comes back soon from what has gone meanwhile.
const impatient: Pick<Hand, 'press'> = { press: (target) => target.click({ timeout: 4_000 }) };

type Sending = KeyPart<'review:before.', '.confirm'>;

/** Whether a sheet asks before the action is done. */
export const isSending = (name: string): name is Sending => ['submit', 'approve', 'publish'].includes(name);

/** Presses an action, where it stands: in the bar, or behind More; the sheet before what is sent on its way is confirmed. */
export async function act(page: Page, name: string, t: TextOf = english, hand = impatient): Promise<void> {
  if (!isSending(name)) return press(page, name, t, hand);
  const label = t(`review:before.${name}.confirm`);
  const confirm = page.getByRole('dialog').getByRole('button', { name: label, exact: true });
  const refusals = await countRefusals(page);
  await press(page, name, t, hand);
  // What cannot be sent, because something is missing, shows no sheet: it says so. A slow server takes its time for either.
  await expect
    .poll(async () => (await confirm.isVisible()) || (await countRefusals(page)) > refusals, {
      timeout: 20_000,
    })
    .toBe(true);
  // Something else may have come before the sheet.
  const isAsked = await confirm.waitFor({ timeout: 4_000 }).then(
    () => true,
    () => false,
  );
  if (isAsked) await confirm.press('Enter');
}

/** How many places on a page say why something is not done. */
function countRefusals(page: Page): Promise<number> {
  return page.locator('[role=alert], [role=dialog]').count();
}

async function press(page: Page, name: string, t: TextOf, hand: Pick<Hand, 'press'>): Promise<void> {
  const bar = barOf(page, t);
  const action = page.locator(`[data-action=${name}]`);
  const more = bar.getByRole('button', { name: t('actions:more'), exact: true });
  // The bar may still be that of the status before the last move: then what is wanted comes in a moment.
  await expect(async () => {
    // Until the page has come there is neither; to wait for the one that it will not have takes seconds.
    await action.or(more).filter({ visible: true }).first().waitFor({ timeout: 3_000 });
    if (!(await action.isVisible())) await hand.press(more);
    try {
      await hand.press(action);
    } catch (failure) {
      await page.keyboard.press('Escape');
      throw failure;
    }
  }).toPass();
}

/** Every action that the bar offers, in the bar or behind More, the main one first. */
export async function offeredIn(page: Page, t: TextOf = english): Promise<string[]> {
  let names: string[] = [];
  // Until a bar knows how wide its page is, all but the main action stand behind More, and More may go.
  await expect(async () => {
    names = await offeredNow(page, barOf(page, t), t);
  }).toPass();
  return names;
}

async function offeredNow(page: Page, bar: Locator, t: TextOf): Promise<string[]> {
  await expect(bar).toBeVisible();
  const inBar = await namesIn(bar);
  const more = bar.getByRole('button', { name: t('actions:more'), exact: true });
  const behind = (await more.isVisible()) ? await namesBehind(page, more) : [];
  expect(await namesIn(bar), 'the bar has its room').toEqual(inBar);
  return [...inBar, ...behind];
}

async function namesBehind(page: Page, more: Locator): Promise<string[]> {
  await more.click({ timeout: 4_000 });
  const list = page.locator('[role=menu], [role=dialog]').filter({ has: page.locator('[data-action]') });
  await expect(list).toBeVisible();
  const behind = await namesIn(list);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  return behind;
}

function namesIn(scope: Locator): Promise<string[]> {
  return scope
    .locator('[data-action]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-action') ?? ''));
}
