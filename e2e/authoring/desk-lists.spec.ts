import { expect, type Locator, type Page } from '@playwright/test';
import { act, offeredIn } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import {
  addQuestion,
  bankPath,
  makeContent,
  publish,
  questionDoc,
  questionPath,
  submit,
} from '../helpers/content.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { somebody, somebodyAnew } from '../helpers/people/login.ts';
import { makePerson } from '../helpers/people/made-people.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

test('C-233 to C-240 C-272 C-821 to C-823 a reviewer’s row tells what it is and whose turn, and the filters change the list', async ({
  browser,
  request,
}, testInfo) => {
  const place = skillOf('details', testInfo);
  const author = await apiOf(request, 'developer');
  const mark = uniqueTitle('Desk');
  const bank = await makeContent(author, 'mcq', { title: `${mark} bank`, place });
  await addQuestion(author, bank.container_id);
  const draft = await makeContent(author, 'assessment', { title: `${mark} draft`, place });

  const developer = await somebody(browser, 'developer');
  await developer.goto(`/dashboard/draft?${new URLSearchParams({ title: mark })}`);
  await expect(rowOf(developer, draft.title)).toBeVisible();
  const signs = await Promise.all(
    [bank, draft].map(({ title }) => rowOf(developer, title).locator('[data-kind] svg').innerHTML()),
  );
  expect(new Set(signs).size).toBe(2);
  await expect(rowOf(developer, bank.title)).not.toContainText('First reviewer');

  await submit(author, bank.container_id);
  const page = await somebody(browser, 'reviewer1');
  await page.goto(`/dashboard/waiting-for-review?${new URLSearchParams({ title: mark })}`);
  const row = rowOf(page, bank.title);
  const told = ['Question bank', place.skill, `Grade ${place.grade}`, place.subject, '1 question', '1 skill'];
  for (const text of [...told, 'Today', 'First reviewer']) await expect(row).toContainText(text);

  const byAuthor = page.getByRole('searchbox', { name: 'Search by author' });
  await byAuthor.fill('nobody of this name');
  await expect(page.getByRole('heading', { name: 'No data found' })).toBeVisible();
  await expect(page).toHaveURL(/username=nobody/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await goWithin(page, `/dashboard/waiting-for-review?${new URLSearchParams({ title: mark })}`);
  await byAuthor.fill('developer');
  await expect(page).toHaveURL(/username=developer/);
  await expect(row).toBeVisible();
  await page.getByRole('switch', { name: 'Only our own content' }).click();
  await expect(page).toHaveURL(/is_kp_content=1/);
});

test('C-617 C-777 C-778 deleting from the library asks, Escape keeps and Enter deletes it for everybody', async ({
  browser,
  request,
}, testInfo) => {
  const place = skillOf('details', testInfo);
  const author = await apiOf(request, 'developer');
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('To be withdrawn'), place });
  await addQuestion(author, bank.container_id);
  await publish(request, author, bank.container_id);
  const remover = await makePerson(await apiOf(request, 'admin'), { roles: 'cr3', is_deletion: 1 });
  const page = await somebodyAnew(browser, remover.username);
  const { container_id, content_id } = bank;
  await page.goto(`/content/mcq/preview?${new URLSearchParams({ container_id, content_id })}`);
  expect(await offeredIn(page)).toContain('delete');
  await act(page, 'delete');
  const sure = page.getByRole('dialog', { name: 'Delete this for everybody?' });
  await expect(sure).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sure).toBeHidden();
  await act(page, 'delete');
  await expect(sure.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/content');
  await goWithin(page, `/content?${new URLSearchParams({ title: bank.title })}`);
  await expect(page.getByRole('heading', { name: 'No data found' })).toBeVisible();
});

test('C-033 C-610 C-611 a senior developer exports what is approved, from the bar', async ({
  browser,
  request,
}, testInfo) => {
  const place = skillOf('details', testInfo);
  const author = await apiOf(request, 'developer');
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('To be exported'), place });
  await addQuestion(author, bank.container_id);
  await publish(request, author, bank.container_id);
  const senior = await makePerson(await apiOf(request, 'admin'), { roles: 'cd3' });
  const page = await somebodyAnew(browser, senior.username);
  await page.goto(bankPath(bank));
  await act(page, 'export');
  const dialog = page.getByRole('dialog').filter({ hasText: 'Export' });
  await expect(dialog).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^To be exported.*\.csv$/);
});

test('C-1095 the library of formulas is asked for when the first formula shows', async ({
  browser,
  request,
}, testInfo) => {
  const place = skillOf('details', testInfo);
  const author = await apiOf(request, 'developer');
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('With a formula'), place });
  const plain = await addQuestion(author, bank.container_id);
  const formula = '<p>What is <span data-type="inline-math" data-latex="\\frac{1}{2}"></span>?</p>';
  const withFormula = await addQuestion(author, bank.container_id, questionDoc({ question: formula }));
  await submit(author, bank.container_id);
  const page = await somebody(browser, 'developer');
  const asked: string[] = [];
  page.on('request', (each) => {
    if (/katex/i.test(each.url())) asked.push(each.url());
  });
  await page.goto(questionPath(bank, plain.content_id));
  await expect(page.getByText('Which of these is an even number?')).toBeVisible();
  expect(asked).toEqual([]);
  await goWithin(page, questionPath(bank, withFormula.content_id));
  await expect(page.locator('.katex').first()).toBeVisible();
  expect(asked).not.toEqual([]);
});
