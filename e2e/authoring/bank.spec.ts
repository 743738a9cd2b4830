import { expect } from '@playwright/test';
import type { OpenedContainer } from '@takhti/domain';
import { apiOf } from '../helpers/api.ts';
import { richField, savedSign } from '../helpers/authoring.ts';
import { addQuestion, bankPath, makeContent, questionDoc, questionPath } from '../helpers/content.ts';
import { testAs } from '../helpers/people/login.ts';
import { pictureFile } from '../helpers/picture.ts';
import { skillOf } from '../helpers/skills.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const numbers = ['four', 'six', 'eight', 'ten'] as const;

interface Made {
  readonly bank: OpenedContainer;
  readonly content_ids: readonly string[];
}

const test = testAs('developer').extend<{ made: Made }>({
  made: async ({ request }, use, testInfo) => {
    const api = await apiOf(request, 'developer');
    const place = skillOf('author', testInfo);
    const bank = await makeContent(api, 'mcq', { title: uniqueTitle('Halves'), place });
    const content_ids: string[] = [];
    for (const number of numbers) {
      const doc = questionDoc({ question: `<p>What is half of ${number}?</p>` });
      content_ids.push((await addQuestion(api, bank.container_id, doc)).content_id);
    }
    await use({ bank, content_ids });
  },
});

test('C-273 C-277 C-1033 C-1034 a bank gets another title; deleting several questions asks first and deletes those alone, and the last one stays', async ({
  page,
  made,
}) => {
  await page.goto(bankPath(made.bank));
  const questions = page.getByRole('link', { name: /^What is half of/ });
  const bar = page.getByRole('region', { name: 'Selected questions' });
  const title = uniqueTitle('Halves and doubles');

  await test.step('another title', async () => {
    await page.getByRole('button', { name: 'Title and language' }).click();
    const dialog = page.getByRole('dialog', { name: 'Title and language' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(savedSign(page, 'Saved')).toBeVisible();
  });

  await test.step('two of four questions', async () => {
    await page.getByRole('checkbox', { name: 'Select question 1' }).check();
    await page.getByRole('checkbox', { name: 'Select question 3' }).check();
    await expect(bar).toContainText('2 selected');
    const sure = page.getByRole('dialog', { name: 'Delete 2 questions?' });
    await bar.getByRole('button', { name: 'Delete' }).click();
    await sure.getByRole('button', { name: 'Cancel' }).click();
    await expect(questions).toHaveCount(4);
    await bar.getByRole('button', { name: 'Delete' }).click();
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(questions).toHaveText([/six/, /ten/]);
    // With it goes what was selected, and the bar.
    await expect(bar).toBeHidden();
  });

  await test.step('not all that are left', async () => {
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Sorry, this question cannot be deleted.')).toBeVisible();
    await expect(questions).toHaveCount(2);
  });

  await page.reload();
  await expect(questions).toHaveText([/six/, /ten/]);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a file that only calls itself a picture is refused with a word why; a picture is put into a question with its description, and is there after a reload', async ({
  page,
  made,
}) => {
  await page.goto(questionPath(made.bank, made.content_ids[0]));
  await richField(page, 'Question').click();
  await page.getByRole('button', { name: 'Picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insert a picture' });
  const choose = async (file: ReturnType<typeof pictureFile>) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose a picture' }).click();
    await (await chooser).setFiles(file);
  };
  await choose({ ...pictureFile(), buffer: Buffer.from('this is a text') });
  await expect(dialog.getByRole('alert')).toContainText('not a readable image');
  await expect(dialog.getByRole('button', { name: 'Insert' })).toBeDisabled();

  await choose(pictureFile());
  await expect(dialog.locator('img')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('A green slate');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  const picture = richField(page, 'Question').getByRole('img', { name: 'A green slate' });
  await expect(picture).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(savedSign(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(64);
});
