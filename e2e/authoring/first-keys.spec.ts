import { expect } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { richField } from '../helpers/authoring.ts';
import { addQuestion, makeContent, makeGame, questionDoc, questionPath } from '../helpers/content.ts';
import { testAs } from '../helpers/people/login.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { skillOf } from '../helpers/skills.ts';

const test = testAs('developer');
const LETTERS = 'abcdefgh <b>&amp;';

test('what is typed before the editor behind a rich field has come is there, in the field that was meant', async ({
  page,
  request,
}, testInfo) => {
  const author = await apiOf(request, 'developer');
  const bank = await makeContent(author, 'mcq', {
    title: uniqueTitle('First keys'),
    place: skillOf('author', testInfo),
  });
  const { content_id } = await addQuestion(author, bank.container_id, questionDoc());
  const question = richField(page, 'Question');
  const option = richField(page, 'Option 2');

  let letEditorCome = (): void => {};
  const mayCome = new Promise<void>((resolve) => {
    letEditorCome = resolve;
  });
  await page.route(/rich-text-editor[^/]*\.js/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(questionPath(bank, content_id));

  await test.step('Enter and Backspace count, too', async () => {
    await question.focus();
    await page.keyboard.type(LETTERS);
    await page.keyboard.press('Enter');
    await page.keyboard.type('second line');
    await page.keyboard.press('Backspace');
    await expect(question).not.toHaveAttribute('contenteditable');
  });

  await test.step('who goes on to another field types there', async () => {
    await option.click();
    await page.keyboard.type('and here');
    letEditorCome();
    await expect(option).toHaveAttribute('contenteditable', 'true');
    await expect(question).toHaveAttribute('contenteditable', 'true');
    await page.keyboard.type(' goes on');
    await expect(option).toContainText('and here goes on');
    await expect(question).toContainText(`Which of these is an even number?${LETTERS}second lin`);
    await expect(question.locator('p')).toHaveCount(2);
    await expect(option).toBeFocused();
  });
});

test('a plain field takes keys from the moment on that it shows', async ({ page, request }, testInfo) => {
  const author = await apiOf(request, 'developer');
  const { container_id, institution_id } = await makeGame(
    author,
    uniqueTitle('First keys'),
    skillOf('author', testInfo),
  );
  const address = new URLSearchParams({ container_id, institution_id: String(institution_id), round: '1' });
  await page.goto(`/dashboard/rumble-in-the-jumble/editor?${address}`, { waitUntil: 'commit' });
  const field = page.locator('main').getByRole('textbox').first();
  await field.focus();
  await page.keyboard.type(LETTERS, { delay: 25 });
  await expect(field).toHaveValue(new RegExp(LETTERS));
});
