import { expect, type Page } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { test } from '../helpers/browser/test.ts';
import { addQuestion, makeContent, publish, questionDoc } from '../helpers/content.ts';
import { finish, goOn } from '../helpers/games/playing.ts';
import { somebody, stranger } from '../helpers/people/login.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { skillOf } from '../helpers/skills.ts';

const asked = Array.from({ length: 14 }, (_, at) => at + 1);

/** Leaves out every question of a part, and hands it in. */
async function playThrough(page: Page, first: number, last: number): Promise<void> {
  for (let at = first; at <= last; at += 1) {
    await expect(page.getByText(`What comes after ${at}?`)).toBeVisible();
    await goOn(page, at === last ? 'Show the overview' : 'Next');
  }
  await finish(page);
}

test('a bank is played part by part, as the person who shares it settled it, and goes on where one was', async ({
  browser,
  request,
}, testInfo) => {
  const author = await apiOf(request, 'developer');
  const title = uniqueTitle('Two weeks');
  const bank = await makeContent(author, 'mcq', { title, place: skillOf('learner', testInfo) });
  for (const at of asked)
    await addQuestion(author, bank.container_id, questionDoc({ question: `<p>What comes after ${at}?</p>` }));
  await publish(request, author, bank.container_id);

  const { link, plain } = await test.step('the link plays five at a time', async () => {
    const teacher = await somebody(browser, 'teacher');
    await teacher.goto(`/content?${new URLSearchParams({ title })}`);
    await teacher.getByRole('button', { name: `Share: ${title}` }).click();
    const field = teacher.getByRole('textbox', { name: 'Link for learners' });
    await expect(field).toHaveValue(/\/player\//);
    const unsettled = await field.inputValue();
    await teacher.getByRole('combobox', { name: 'Questions at a time' }).selectOption('5');
    await expect(field).not.toHaveValue(unsettled);
    await expect(field).toHaveValue(/\/player\//);
    return { link: await field.inputValue(), plain: unsettled };
  });

  const page = await stranger(browser);
  await page.goto(link);
  await expect(page.getByText('4 questions')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await playThrough(page, 1, 4);
  await expect(page.getByText('0 of 4 correct').first()).toBeVisible();
  await page.getByRole('button', { name: 'Next 5 questions' }).click();
  await playThrough(page, 5, 9);

  await test.step('who comes back is where they were, by a link that says nothing of parts, too', async () => {
    await page.goto(plain);
    await expect(page.getByText('Part 2 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Next 5 questions' }).click();
    await playThrough(page, 10, 14);
    await expect(page.getByText('0 of 5 correct').first()).toBeVisible();
    await page.getByRole('button', { name: 'Start from the first part' }).click();
    await expect(page.getByText('What comes after 1?')).toBeVisible();
  });
});
