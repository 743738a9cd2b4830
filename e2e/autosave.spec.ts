import { expect, type Page } from '@playwright/test';
import { apiOf } from './helpers/api.ts';
import { richField, savedSign, writeRich } from './helpers/authoring.ts';
import { addQuestion, makeContent, questionPath } from './helpers/content.ts';
import { endSession, fillInLogin, logIn, somebody } from './helpers/login.ts';
import { skillOf } from './helpers/skills.ts';
import { test } from './helpers/test.ts';
import { uniqueTitle } from './helpers/titles.ts';

let address: string;

test.beforeEach(async ({ request }, testInfo) => {
  const api = await apiOf(request, 'developer');
  const place = skillOf('autosave', testInfo);
  const bank = await makeContent(api, 'mcq', { title: uniqueTitle('Kept work'), place });
  const { content_id } = await addQuestion(api, bank.container_id);
  address = questionPath(bank, content_id);
});

test('an edit that a killed page left behind is offered again and restored', async ({ browser }) => {
  const page = await somebody(browser, 'developer');
  await page.goto(address);
  await writeRich(page, 'Option 3', 'seventeen');
  await expectKept(page, 'seventeen');
  await page.close();

  const later = await page.context().newPage();
  await later.goto(address);
  await expect(richField(later, 'Option 3')).toHaveText('seven');
  await expect(keptNotice(later)).toBeVisible();
  await later.getByRole('button', { name: 'Restore' }).click();
  await expect(richField(later, 'Option 3')).toHaveText('seventeen');
  await expect(savedSign(later, 'Unsaved changes')).toBeVisible();
  await later.keyboard.press('Control+s');
  await expect(savedSign(later, 'Saved')).toBeVisible();
  await later.reload();
  await expect(richField(later, 'Option 3')).toHaveText('seventeen');
  await expect(keptNotice(later)).toBeHidden();
});

test('a kept edit that is not wanted is not offered a second time', async ({ browser }) => {
  const page = await somebody(browser, 'developer');
  await page.goto(address);
  await writeRich(page, 'Option 3', 'seventeen');
  await expectKept(page, 'seventeen');
  await page.close();

  const later = await page.context().newPage();
  await later.goto(address);
  await later.getByRole('button', { name: 'Discard' }).click();
  await expect(keptNotice(later)).toBeHidden();
  await later.reload();
  await expect(richField(later, 'Option 3')).toHaveText('seven');
  await expect(keptNotice(later)).toBeHidden();
});

test('a new question that was never saved survives a killed page too', async ({ browser }) => {
  const page = await somebody(browser, 'developer');
  const newQuestion = address.replace(/&content_id=.*/, '');
  await page.goto(newQuestion);
  await writeRich(page, 'Question', 'Which number comes after nine?');
  await expectKept(page, 'Which number comes after nine?');
  await page.close();

  const later = await page.context().newPage();
  await later.goto(newQuestion);
  await later.getByRole('button', { name: 'Restore' }).click();
  await expect(richField(later, 'Question')).toHaveText('Which number comes after nine?');
});

test('an expired login leads to the login page and back to the text as it was left', async ({ page }) => {
  await logIn(page, 'developer');
  await page.goto(address);
  await writeRich(page, 'Option 3', 'seventeen');
  await endSession(page);
  await page.keyboard.press('Control+s');
  await expect(page.locator('form').getByRole('alert')).toContainText(
    'Your session has expired, please login and try again.',
  );

  await fillInLogin(page, 'developer');
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(richField(page, 'Option 3')).toHaveText('seventeen');
  await page.keyboard.press('Control+s');
  await expect(savedSign(page, 'Saved')).toBeVisible();
});

test('two people who change the same question choose what is to stand, and no change is lost', async ({
  browser,
}) => {
  const [first, second] = [await somebody(browser, 'developer'), await somebody(browser, 'developer')];
  for (const page of [first, second]) {
    await page.goto(address);
    await expect(richField(page, 'Option 1')).toHaveText('four');
  }
  await writeRich(second, 'Option 1', 'forty');
  await writeRich(second, 'Option 2', 'fifty');
  await writeRich(first, 'Option 1', 'fourteen');
  await writeRich(first, 'Option 4', 'ninety');
  await first.keyboard.press('Control+s');
  await expect(savedSign(first, 'Saved')).toBeVisible();

  await second.keyboard.press('Control+s');
  const dialog = second.getByRole('dialog', { name: 'Two versions of this' });
  await expect(dialog.getByRole('radiogroup')).toHaveCount(3);
  const option1 = dialog.getByRole('radiogroup', { name: 'Option 1' });
  await expect(option1).toContainText('forty');
  await expect(option1).toContainText('fourteen');
  await option1.getByRole('radio', { name: 'Theirs' }).check();
  await dialog.getByRole('button', { name: 'Save these' }).click();
  await expect(savedSign(second, 'Saved')).toBeVisible();

  await second.reload();
  await expect(richField(second, 'Option 1')).toHaveText('fourteen');
  await expect(richField(second, 'Option 2')).toHaveText('fifty');
  await expect(richField(second, 'Option 4')).toHaveText('ninety');
});

function keptNotice(page: Page) {
  return page.getByRole('status').filter({ hasText: 'There is unsaved work of yours' });
}

/** Waits until the browser itself holds the words, as it would after a moment's pause in typing. */
async function expectKept(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(readDrafts)).toContain(words);
}

function readDrafts(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('keyval-store');
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const all = opening.result.transaction('keyval').objectStore('keyval').getAll();
      all.addEventListener('success', () => resolve(JSON.stringify(all.result)));
    });
  });
}
