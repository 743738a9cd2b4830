import { expect, type Locator, type Page } from '@playwright/test';
import {
  confirmImport,
  richField,
  savedSign,
  sendImport,
  startContent,
  writeRich,
} from '../helpers/authoring.ts';
import { csvFile, sumQuestions, sumStem } from '../helpers/import-file.ts';
import { testAs } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const test = testAs('developer');

const rows = (page: Page) => page.getByRole('region', { name: 'Questions' }).getByRole('listitem');

test('C-1044 C-011 C-095 C-096 C-574 a developer makes a bank from a file, finds and edits a question, and finds it again after a reload', async ({
  page,
}, testInfo) => {
  const title = uniqueTitle('Sums up to sixty-seven');

  await test.step('from the dashboard to the first question, and from there to the import', async () => {
    await startContent(page, { type: 'mcq', title, place: skillOf('author', testInfo) });
    await expect(page).toHaveURL(/\/dashboard\/mcq\/edit\?/);
    await expect(page.getByRole('heading', { level: 1, name: 'New question' })).toBeVisible();
    await expect(richField(page, 'Question')).toBeFocused();
  });

  await test.step('the file is imported, with its progress', async () => {
    const progress = watchProgress(page);
    const dialog = await sendImport(page, csvFile(sumQuestions(60)));
    await confirmImport(dialog, 60);
    expect(await progress()).not.toEqual([]);
    await dialog.getByRole('button', { name: 'Show the questions' }).click();
    await expect(page.locator('main')).toContainText('60 questions');
  });

  await test.step('C-269 the list has pages', async () => {
    await expect(rows(page)).toHaveCount(30);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages).toContainText('1–30 of 60');
    await pages.getByRole('button', { name: 'Page 2' }).click();
    await expect(page.getByRole('link', { name: sumStem(60) })).toBeVisible();
    await expect(rows(page)).toHaveCount(30);
  });

  await test.step('C-270 a search finds one question, and its single page has no pager', async () => {
    await page.getByRole('searchbox', { name: 'Search questions' }).fill('sum-041');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
    await page.getByRole('link', { name: sumStem(41) }).click();
    await expect(page).toHaveURL(/\/dashboard\/mcq\/edit\?/);
    await expect(page.getByRole('heading', { level: 1, name: 'Question 41 of 60' })).toBeVisible();
  });

  await test.step('C-282 edited, undone, done again, saved with Ctrl+S; the toast stands at the bottom left', async () => {
    await expect(savedSign(page, 'Saved')).toBeVisible();
    await writeRich(page, 'Option 4', 'forty-eight less one');
    await expect(savedSign(page, 'Unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(richField(page, 'Option 4')).toHaveText('nothing (41)');
    await expect(savedSign(page, 'Saved')).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(richField(page, 'Option 4')).toHaveText('forty-eight less one');
    await page.getByRole('slider', { name: 'Difficulty' }).press('End');
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
    await expectBottomLeft(page.getByRole('status').filter({ hasText: 'Saved successfully.' }));
  });

  await test.step('a reload finds everything as it was left', async () => {
    await page.reload();
    await expect(richField(page, 'Question')).toHaveText(sumStem(41));
    await expect(richField(page, 'Option 4')).toHaveText('forty-eight less one');
    await expect(page.getByRole('checkbox', { name: 'Option 2 is correct' })).toBeChecked();
    await expect(page.getByRole('slider', { name: 'Difficulty' })).toHaveAttribute('aria-valuenow', '10');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search questions' })).toHaveValue('sum-041');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Difficulty 10 of 10');
  });
});

async function expectBottomLeft(toast: Locator): Promise<void> {
  await expect(toast).toBeVisible();
  await expect.poll(async () => (await toast.boundingBox())?.x).toBeLessThan(100);
  const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  expect(y + height).toBeGreaterThan(700);
}

/** The words of the import's progress bar, as they came. */
function watchProgress(page: Page): () => Promise<string[]> {
  const seen = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const phases = new Set<string>();
        const look = (): void => {
          const bar = document.querySelector('[role=dialog] [role=progressbar]');
          if (bar) phases.add(bar.getAttribute('aria-label') ?? '');
          if (document.querySelector('[role=dialog]')?.textContent?.includes('questions imported')) {
            watcher.disconnect();
            resolve([...phases]);
          }
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  return () => seen;
}
