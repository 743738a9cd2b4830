import { expect, type Locator, type Page } from '@playwright/test';

/** What somebody looks at: a page, or what stands in a frame of it. */
export type View = Pick<Page, 'locator' | 'getByRole' | 'getByText'>;

/** How a person works: what it is to press and to write, and how cards get where they belong. */
export interface Hand {
  /** Presses a button, a link or a card. */
  readonly press: (target: Locator) => Promise<void>;
  /** Writes into a field, in place of what stands there. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Takes one of several choices that exclude each other, by its name. */
  readonly choose: (group: Locator, name: string) => Promise<void>;
  /** Puts a card of a board into one of its places. */
  readonly place: (page: View, card: number, target: number) => Promise<void>;
  /** Moves a card of a row or column to a place (from 0), those before it being right already. */
  readonly move: (page: View, card: number, to: number) => Promise<void>;
}

export const cardOf = (page: View, id: number): Locator => page.locator(`[data-card="${id}"]`);
const placeOf = (page: View, target: number): Locator => page.locator(`[data-drop="${target}"]`);

const isAt = async (page: View, id: number, to: number): Promise<boolean> =>
  (await placeOf(page, to).locator(`[data-card="${id}"]`).count()) > 0;

const labelOf = (group: Locator, name: string): Locator =>
  group.locator('label').filter({ has: group.page().getByText(name, { exact: true }) });

/** Clicks, types, and drags cards. */
export const mouse: Hand = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: (group, name) => labelOf(group, name).click(),
  place: (page, id, target) => cardOf(page, id).dragTo(placeOf(page, target)),
  async move(page, id, to) {
    if (await isAt(page, id, to)) return;
    await cardOf(page, id).dragTo(placeOf(page, to).locator('.step-face'));
  },
};

/** Presses a place's number on the card itself: the short way of those who know it. */
export const figures: Hand = {
  ...mouse,
  place: (page, id, target) => cardOf(page, id).press(String(target)),
};

/** Taps: a field before it is written in, a card and then its place. */
export const finger: Hand = {
  press: (target) => target.tap(),
  async write(field, text) {
    await field.tap();
    await expect(field).toBeFocused();
    await field.fill(text);
  },
  choose: (group, name) => labelOf(group, name).tap(),
  async place(page, id, target) {
    await cardOf(page, id).tap();
    await placeOf(page, target).locator('.target-put').tap();
  },
  async move(page, id, to) {
    if (await isAt(page, id, to)) return;
    await cardOf(page, id).tap();
    await placeOf(page, to).locator('.step-face').tap();
  },
};

/** Presses keys and nothing else: Tab leads to everything, arrows inside a choice, Enter and Space do it. */
export const keys: Hand = {
  async press(target) {
    const { isMark } = await reach(target);
    await target.page().keyboard.press(isMark ? 'Space' : 'Enter');
  },
  async write(field, text) {
    await reach(field);
    const { keyboard } = field.page();
    await keyboard.press('Control+a');
    await keyboard.insertText(text);
  },
  async choose(group, name) {
    const wanted = group.getByRole('radio', { name, exact: true });
    await reach(group.locator('input:checked'));
    for (let step = 0; !(await hasFocus(wanted)); step += 1) {
      expect(step, `arrows lead to ${name}`).toBeLessThan(10);
      await group.page().keyboard.press('ArrowDown');
    }
  },
  async place(page, id, target) {
    await keys.press(cardOf(page, id));
    await keys.press(placeOf(page, target).locator('.target-put'));
    await expect(cardOf(page, id)).toBeFocused();
  },
  async move(page, id, to) {
    await reach(cardOf(page, id));
    while (!(await isAt(page, id, to))) {
      await cardOf(page, id).page().keyboard.press('ArrowUp');
      await expect(cardOf(page, id)).toBeFocused();
    }
  },
};

const mostStops = 200;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Goes to something as those do who use no mouse: from where the focus is, forwards or back, stop by stop. */
async function reach(target: Locator): Promise<Goal> {
  const { keyboard } = target.page();
  for (let stops = 0; ;) {
    const goal = await target.evaluate(look);
    const { isThere, isInMenu, way } = goal;
    if (isThere) return goal;
    expect(stops, `keys lead to ${String(target)}`).toBeLessThan(mostStops);
    const steps = isInMenu ? 1 : Math.max(1, Math.abs(way) - 1);
    const key = isInMenu ? 'ArrowDown' : way < 0 ? 'Shift+Tab' : 'Tab';
    for (let step = 0; step < steps; step += 1) await keyboard.press(key);
    stops += steps;
  }
}

interface Goal {
  readonly isThere: boolean;
  readonly isInMenu: boolean;
  readonly isMark: boolean;
  /** How many stops of Tab it is away; less than 0 where it lies before the focus. Only an estimate: what lies in frames is not counted. */
  readonly way: number;
}

/** What an element is to somebody who goes to it by keys. Runs in the page. */
function look(target: Element): Goal {
  const focus = document.activeElement ?? document.body;
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, iframe, [tabindex]'),
  ]
    .filter((each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility())
    .filter((each) => !each.matches('input[type=radio]:not(:checked)'));
  const side = (each: Element): number =>
    (each.compareDocumentPosition(focus) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 ? 1 : -1;
  const isAhead = focus === document.body || side(target) > 0;
  const [from, to] = isAhead ? [focus, target] : [target, focus];
  const between = stops.filter(
    (each) =>
      (from === document.body ||
        (from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0) &&
      (to.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  );
  return {
    isThere: target === document.activeElement,
    isInMenu: target.matches('[role=menuitem]'),
    isMark: target.matches('input[type=checkbox]'),
    way: (between.length + 1) * (isAhead ? 1 : -1),
  };
}
