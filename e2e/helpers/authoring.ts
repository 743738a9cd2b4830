import { expect, type Locator, type Page } from '@playwright/test';
import type { ContentType } from '@takhti/domain';
import { mouse, type Hand } from './browser/hands.ts';
import type { ImportFile } from './import-file.ts';
import type { SkillPlace } from './skills.ts';
import { studioTexts, type TextOf } from './screen/texts.ts';

const english = studioTexts('en');

interface NewContent {
  readonly type: ContentType;
  readonly title: string;
  readonly place: SkillPlace;
}

/** From the dashboard through Create, type, title, grade, subject and skill to where one continues with it. */
export async function startContent(page: Page, { type, title, place }: NewContent, t: TextOf = english) {
  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: t('common:create') })
    .first()
    .click();
  await page.getByRole('link', { name: t(`common:types.${type}`) }).click();
  await page.getByRole('textbox', { name: t('dashboard:start.name') }).fill(title);
  await chooseSkill(page, place, t);
  await page.getByRole('button', { name: t('dashboard:start.create') }).click();
  await expect(page).toHaveURL(/\bcontainer_id=/);
}

/** Chooses grade, subject and skill in the skill picker. */
export async function chooseSkill(scope: Page | Locator, place: SkillPlace, t: TextOf = english) {
  const grade = t('common:grade_number', { number: place.grade });
  await pick(scope, t('common:grade'), grade);
  await pick(scope, t('common:subject'), place.subject);
  await scope.getByRole('radio', { name: place.skill }).click();
}

/** Opens a select and takes one of its options. */
export async function pick(scope: Page | Locator, label: string, option: string): Promise<void> {
  // The options lie in a portal at the end of the page.
  const page = 'page' in scope ? scope.page() : scope;
  const choice = page.getByRole('option', { name: option, exact: true });
  // A list that is just closing takes the click for its own.
  await expect(async () => {
    if (!(await choice.isVisible()))
      await scope.getByRole('combobox', { name: label, exact: true }).click({ timeout: 3_000 });
    await choice.click({ timeout: 3_000 });
  }).toPass();
}

/** Sends a file through the import dialog, up to what the dialog says of it. */
export async function sendImport(
  page: Page,
  file: ImportFile | string,
  t: TextOf = english,
): Promise<Locator> {
  await page.getByRole('button', { name: t('questions:import.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('questions:import.title') });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: t('imports:choose') }).click();
  await (await chooser).setFiles(file);
  return dialog;
}

/** Adds all questions of a file that was looked at, up to what the dialog says of it. */
export async function confirmImport(dialog: Locator, count: number, t: TextOf = english): Promise<void> {
  await dialog.getByRole('button', { name: t('questions:import.confirm', { count }) }).click();
  await expect(dialog).toContainText(t('questions:import.done', { count }), { timeout: 30_000 });
}

/** A rich text field of the question editor, by its label. */
export function richField(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true });
}

/** Writes into a rich text field: it turns into an editor when it is entered. */
export async function writeRich(page: Page, label: string, text: string): Promise<void> {
  const field = richField(page, label);
  await field.click();
  await expect(field).toHaveAttribute('contenteditable', 'true');
  await field.fill(text);
}

/** What the editor says of the state of its work. */
export function savedSign(page: Page, words: 'Saved' | 'Unsaved changes' | 'Not saved yet'): Locator {
  return page.getByRole('status').filter({ hasText: new RegExp(`^${words}$`) });
}

/** Saves what is written on the page. Work saves itself after a while, so on a slow machine there may be nothing left to press. */
export async function saveOn(page: Page, t: TextOf = english, hand: Hand = mouse): Promise<void> {
  const save = page
    .getByRole('button', { name: t('common:save'), exact: true })
    .or(page.getByRole('button', { name: t('review:suggest.save'), exact: true }));
  const saved = page.locator('[role=status][data-state=saved]');
  await expect(async () => {
    if (await save.isEnabled()) await hand.press(save);
    await expect(saved).toBeVisible({ timeout: 2000 });
  }).toPass();
}

const saves = /\/api\/editor\/(question|generic\/update)$/;

/**
 * Lets no save through, so that what is written stays unsaved for as long as a test needs it; gives what ends that. It holds in all
 * pages of the browser.
 */
export async function holdSaves(page: Page): Promise<() => Promise<void>> {
  const browser = page.context();
  await browser.route(saves, (route) => route.abort());
  return () => browser.unroute(saves);
}
