import { expect, type Page } from '@playwright/test';
import { apiOf } from './helpers/api.ts';
import { richField, savedSign, writeRich } from './helpers/authoring.ts';
import { addQuestion, makeContent, questionPath } from './helpers/content.ts';
import { testAs } from './helpers/login.ts';
import { skillOf } from './helpers/skills.ts';
import { uniqueTitle } from './helpers/titles.ts';

const test = testAs('developer');

test.beforeEach(async ({ page, request }, testInfo) => {
  const api = await apiOf(request, 'developer');
  const bank = await makeContent(api, 'mcq', {
    title: uniqueTitle('Even and odd'),
    place: skillOf('author', testInfo),
  });
  await addQuestion(api, bank.container_id);
  await page.goto(questionPath(bank));
  await expect(page.getByRole('heading', { name: 'New question' })).toBeVisible();
});

test('C-661 C-662 C-663 an empty question is not saved, and each missing field says so itself', async ({
  page,
}) => {
  await save(page);
  await expectFinding(page, 'Question', 'Question is mandatory');
  await expectFinding(page, 'Option 1', 'Option 1 is mandatory');
  await expectFinding(page, 'Option 2', 'Option 2 is mandatory');
  await expect(richField(page, 'Option 3')).toHaveAttribute('aria-invalid', 'false');
  await expect(savedSign(page, 'Not saved yet')).toBeVisible();

  await writeRich(page, 'Question', 'Which of these is odd?');
  await expect(richField(page, 'Question')).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('alert').getByRole('button', { name: 'Option 2 is mandatory' }).click();
  await expect(richField(page, 'Option 2')).toBeFocused();
});

test('C-664 two equal options are not saved', async ({ page }) => {
  await writeQuestion(page, ['three', 'four', 'three']);
  await page.getByRole('checkbox', { name: 'Option 1 is correct' }).check();
  await save(page);
  await expectFinding(page, 'Option 3', 'Option 3 is the same as option 1');
  await expect(savedSign(page, 'Unsaved changes')).toBeVisible();
});

test('C-665 a question without a correct option is not saved, and a tick at an empty option does not count', async ({
  page,
}) => {
  await writeQuestion(page, ['three', 'four']);
  await page.getByRole('checkbox', { name: 'Option 4 is correct' }).check();
  await save(page);
  await expect(page.getByRole('checkbox', { name: 'Option 1 is correct' })).toHaveAccessibleDescription(
    'Mark at least one option that is not empty as correct',
  );
  await expect(savedSign(page, 'Unsaved changes')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Option 1 is correct' }).check();
  await save(page);
  await expect(savedSign(page, 'Saved')).toBeVisible();
});

test('C-667 the same question once more, but for outer spaces, is not saved, and leads to the first', async ({
  page,
}) => {
  await writeQuestion(page, ['four ', ' five', 'seven', 'nine'], ' Which of these is an even number? ');
  await page.getByRole('checkbox', { name: 'Option 1 is correct' }).check();
  await save(page);
  await expectFinding(page, 'Question', /This question is already in the list/);
  await expect(savedSign(page, 'Unsaved changes')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the other question' })).toHaveAttribute(
    'href',
    /content_id=/,
  );
});

test('C-575 leaving with unsaved changes asks, and staying keeps them', async ({ page }) => {
  await writeRich(page, 'Question', 'Half a thought');
  await page.getByRole('link', { name: 'Back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(richField(page, 'Question')).toHaveText('Half a thought');

  await page.getByRole('link', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/mcq\?/);
});

test('C-575 closing the tab with unsaved changes asks', async ({ page }) => {
  await writeRich(page, 'Question', 'Half a thought');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
});

async function writeQuestion(
  page: Page,
  options: readonly string[],
  question = 'Which one is odd?',
): Promise<void> {
  await writeRich(page, 'Question', question);
  for (const [at, option] of options.entries()) await writeRich(page, `Option ${at + 1}`, option);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

async function expectFinding(page: Page, label: string, finding: string | RegExp): Promise<void> {
  await expect(richField(page, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(richField(page, label)).toHaveAccessibleDescription(finding);
}
