import { expect } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { test } from '../helpers/browser/test.ts';
import { addQuestion, makeContent, publish, questionDoc } from '../helpers/content.ts';
import { finish, goOn } from '../helpers/games/playing.ts';
import { somebody, stranger } from '../helpers/people/login.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { skillOf } from '../helpers/skills.ts';

test('a teacher gives a class a link of their own, and sees by name who finished', async ({
  browser,
  request,
}, testInfo) => {
  const author = await apiOf(request, 'developer');
  const title = uniqueTitle('Own link');
  const bank = await makeContent(author, 'mcq', { title, place: skillOf('types', testInfo) });
  await addQuestion(author, bank.container_id, questionDoc({ question: '<p>What floats?</p>' }));
  await publish(request, author, bank.container_id);
  const teacher = await somebody(browser, 'teacher');

  const link = await test.step('found and shared from home', async () => {
    await teacher.goto('/dashboard');
    await expect(teacher.getByRole('heading', { name: 'New in the library' })).toBeVisible();
    await teacher.getByRole('searchbox', { name: 'Title, skill or word' }).fill(title);
    await teacher.keyboard.press('Enter');
    await teacher.waitForURL(/\/content\?title=/);
    await teacher.getByRole('button', { name: `Share: ${title}` }).click();
    await teacher
      .getByRole('combobox', { name: 'Learners’ results' })
      .selectOption({ label: 'Learners enter their first name' });
    const field = teacher.getByRole('textbox', { name: 'Link for learners' });
    await expect(field).toHaveValue(/\/s\/\w{8}$/);
    return field.inputValue();
  });

  await test.step('a learner says who they are, once, and plays', async () => {
    const page = await stranger(browser);
    await page.goto(link);
    const name = page.getByRole('textbox', { name: 'Your first name' });
    await expect(name).toBeFocused();
    await page.keyboard.type('7up');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Write a first name, using letters only.');
    await expect(name).toHaveValue('7up');
    await name.fill('Zarmina');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 question')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Start' }).click();
    await goOn(page, 'Show the overview');
    await finish(page);
    await expect(page.getByText('0 of 1 correct').first()).toBeVisible();
  });

  await test.step('the teacher sees it at home, and who it was', async () => {
    await teacher.goto('/dashboard');
    const card = teacher.getByRole('region', { name: 'Results of your links' });
    await expect(card.getByRole('listitem').filter({ hasText: title })).toContainText('1 finished');
    await card.getByRole('link', { name: title }).click();
    await expect(teacher.getByText('You see only those who came through your own links.')).toBeVisible();
    await expect(teacher.getByText('Zarmina')).toBeVisible();
  });
});
