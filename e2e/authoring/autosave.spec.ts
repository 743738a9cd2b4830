import { expect, type Page } from '@playwright/test';
import { openQuestion, saveQuestion } from '@takhti/contract';
import type { Question } from '@takhti/domain';
import { apiOf } from '../helpers/api.ts';
import { holdSaves, richField, savedSign, writeRich } from '../helpers/authoring.ts';
import { addQuestion, makeContent, questionDoc, questionPath } from '../helpers/content.ts';
import { apiAt, endSession, fillInLogin, somebody, somebodyAnew } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { test as base } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

interface Made {
  readonly question: Question;
  readonly address: string;
}

/** Runs in the page: one that is killed is not told before that it goes, as one that is closed is, and saves nothing more. */
function neverHidden(): void {
  document.addEventListener('visibilitychange', (event) => event.stopImmediatePropagation());
}

const test = base.extend<{ made: Made }>({
  made: async ({ request }, use, testInfo) => {
    const api = await apiOf(request, 'developer');
    const place = skillOf('autosave', testInfo);
    const bank = await makeContent(api, 'mcq', { title: uniqueTitle('Kept work'), place });
    const question = await addQuestion(api, bank.container_id);
    await use({ question, address: questionPath(bank, question.content_id) });
  },
});

test('an edit that a killed page left behind is offered again: restored and saved, or discarded for good', async ({
  browser,
  made,
}) => {
  let page = await somebody(browser, 'developer');
  await page.addInitScript(neverHidden);
  let letSave = await holdSaves(page);
  const killAndOpen = async () => {
    await page.close();
    await letSave();
    page = await page.context().newPage();
    await page.addInitScript(neverHidden);
    await page.goto(made.address);
  };
  await page.goto(made.address);
  await writeRich(page, 'Option 3', 'seventeen');
  await expectKept(page, 'seventeen');

  await killAndOpen();
  await expect(richField(page, 'Option 3')).toHaveText('seven');
  await expect(keptNotice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(richField(page, 'Option 3')).toHaveText('seventeen');
  await expect(savedSign(page, 'Unsaved changes')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(savedSign(page, 'Saved')).toBeVisible();
  await expect.poll(() => page.evaluate(readDrafts)).not.toContain('seventeen');
  letSave = await holdSaves(page);
  await writeRich(page, 'Option 4', 'ninety');
  await expectKept(page, 'ninety');

  await killAndOpen();
  await expect(richField(page, 'Option 3')).toHaveText('seventeen');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(keptNotice(page)).toBeHidden();
  await page.reload();
  await expect(richField(page, 'Option 3')).toHaveText('seventeen');
  await expect(richField(page, 'Option 4')).toHaveText('nine');
  await expect(keptNotice(page)).toBeHidden();
});

test('what is written saves itself a moment later, and on the way out', async ({
  browser,
  made,
  request,
}) => {
  const { content_id } = made.question;
  const api = await apiOf(request, 'developer');
  const stored = async () => JSON.stringify(await api(openQuestion, { content_id }));
  const page = await somebody(browser, 'developer');
  await page.goto(made.address);
  await writeRich(page, 'Option 3', 'seventeen ');
  await expect(savedSign(page, 'Saved')).toBeVisible();
  expect(await stored()).toContain('seventeen');
  await page.keyboard.type('or so');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/dashboard\/mcq\?/);
  expect(await stored()).toContain('seventeen or so');
});

test('a new question that was never saved survives a killed page too', async ({ browser, made }) => {
  const page = await somebody(browser, 'developer');
  const newQuestion = made.address.replace(/&content_id=.*/, '');
  await page.goto(newQuestion);
  await writeRich(page, 'Question', 'Which number comes after nine?');
  await expectKept(page, 'Which number comes after nine?');
  await page.close();

  const later = await page.context().newPage();
  await later.goto(newQuestion);
  await later.getByRole('button', { name: 'Restore' }).click();
  await expect(richField(later, 'Question')).toHaveText('Which number comes after nine?');
});

test('C-998 C-1000 an expired login leads to the login page and back to the text as it was left', async ({
  browser,
  made,
}) => {
  const page = await somebodyAnew(browser, 'developer');
  await page.goto(made.address);
  const letSave = await holdSaves(page);
  await writeRich(page, 'Option 3', 'seventeen');
  await endSession(page);
  await letSave();
  await page.keyboard.press('Control+s');
  await expect(page.locator('form').getByRole('alert')).toContainText(
    'Your session has expired, please login and try again.',
  );
  await expect(page).toHaveURL('/');

  await fillInLogin(page, 'developer');
  await expect(page).toHaveURL(made.address);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(richField(page, 'Option 3')).toHaveText('seventeen');
  await page.keyboard.press('Control+s');
  await expect(savedSign(page, 'Saved')).toBeVisible();
});

test('a question that was changed elsewhere too asks what is to stand, and no change is lost', async ({
  browser,
  made,
}) => {
  const page = await somebody(browser, 'developer');
  await page.goto(made.address);
  const letSave = await holdSaves(page);
  await writeRich(page, 'Option 1', 'forty');
  await writeRich(page, 'Option 2', 'fifty');
  const { container_id, content_id, version } = made.question;
  const theirs = questionDoc({ option1: '<p>fourteen</p>', option4: '<p>ninety</p>' });
  await (
    await apiAt(page)
  )(saveQuestion, { ...theirs, container_id, content_id, version });

  await letSave();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'There are two versions' });
  await expect(dialog.getByRole('radiogroup')).toHaveCount(3);
  const option1 = dialog.getByRole('radiogroup', { name: 'Option 1' });
  await expect(option1).toContainText('forty');
  await expect(option1).toContainText('fourteen');
  await option1.getByRole('radio', { name: 'Theirs' }).check();
  await dialog.getByRole('button', { name: 'Save these choices' }).click();
  await expect(savedSign(page, 'Saved')).toBeVisible();

  await page.reload();
  await expect(richField(page, 'Option 1')).toHaveText('fourteen');
  await expect(richField(page, 'Option 2')).toHaveText('fifty');
  await expect(richField(page, 'Option 4')).toHaveText('ninety');
});

function keptNotice(page: Page) {
  return page.getByRole('status').filter({ hasText: 'You have unsaved work' });
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
