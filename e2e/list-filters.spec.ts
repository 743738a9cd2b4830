import { expect, type Page } from '@playwright/test';
import { listReviewerDashboard } from '@takhti/contract';
import { apiOf } from './helpers/api.ts';
import { pick } from './helpers/authoring.ts';
import { addQuestion, makeContent, submit } from './helpers/content.ts';
import { somebody } from './helpers/login.ts';
import { skillOf } from './helpers/skills.ts';
import { test } from './helpers/test.ts';
import { uniqueTitle } from './helpers/titles.ts';

test('C-821 C-822 the filters of a list stand in its address: they survive a reload, go to a colleague, and come off again', async ({
  browser,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const place = skillOf('review', testInfo);
  const mark = uniqueTitle('Filtered');
  for (const title of [`${mark} one`, `${mark} two`]) {
    const { container_id } = await makeContent(api, 'mcq', { title, place });
    await addQuestion(api, container_id);
    await submit(api, container_id);
  }

  const page = await somebody(browser, 'reviewer1');
  await test.step('G-364 G-365 G-366 G-367 G-368 G-369 a search is sent once, at once by Enter, and cleared by Escape', async () => {
    const sent: string[] = [];
    page.on('request', (each) => {
      const { pathname } = new URL(each.url());
      if (pathname.endsWith(listReviewerDashboard.path)) sent.push(each.postData() ?? '');
    });
    const field = page.getByRole('searchbox', { name: 'Search by title' });
    await page.goto('/dashboard/waiting-for-review');
    await expect(rows(page).first()).toBeVisible();
    sent.length = 0;
    await field.fill('ab');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Search', exact: true }).first().click();
    await expect(page.getByText('Type at least 3 characters')).toBeVisible();
    await field.fill('');
    await field.pressSequentially(mark, { delay: 15 });
    await expect(rows(page)).toHaveCount(2);
    expect(sent.filter((body) => body.includes(mark))).toHaveLength(1);
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(page).not.toHaveURL(/title=/);
    await field.fill(mark);
    await field.press('Enter');
    await expect(page).toHaveURL(/title=/);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page).not.toHaveURL(/title=/);
    await field.fill(mark);
    await page.getByRole('button', { name: 'Search', exact: true }).first().click();
    await expect(page).toHaveURL(/title=/);
    await expect(rows(page)).toHaveCount(2);
  });

  const address = await test.step('a reviewer narrows and orders what waits', async () => {
    await page.goto('/dashboard/waiting-for-review');
    await page.getByRole('searchbox', { name: 'Search by title' }).fill(mark);
    await expect(rows(page)).toHaveCount(2);
    await pick(page, 'Type', 'Question bank');
    await pick(page, 'Grade', `Grade ${place.grade}`);
    await pick(page, 'Subject', place.subject);
    await pick(page, 'Order', 'By title');
    await page.getByRole('searchbox', { name: 'Search by author' }).fill('developer');
    await expect(page).toHaveURL(/username=/);
    await expectFiltered(page);
    return page.url();
  });

  await test.step('a reload shows the same', async () => {
    await page.reload();
    await expectFiltered(page);
  });

  await test.step('the same address shows another reviewer the same filters, on what waits for them', async () => {
    const colleague = await somebody(browser, 'reviewer2');
    await colleague.goto(address);
    await expect(colleague.getByText('Nothing matches these filters.')).toBeVisible();
    await expectFields(colleague);
    await colleague.getByRole('button', { name: 'Clear filters' }).click();
    await expect(colleague).toHaveURL('/dashboard/waiting-for-review');
    await expect(colleague.getByRole('searchbox', { name: 'Search by title' })).toHaveValue('');
  });

  await test.step('a filter that is none of one’s own choices is seen all the same, and a page that is not there leads to the last', async () => {
    await page.goto(
      `/dashboard/waiting-for-review?subject=Astronomy&${new URLSearchParams({ title: mark })}`,
    );
    await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('Astronomy');
    await page.goto(`/dashboard/waiting-for-review?page=9&${new URLSearchParams({ title: mark })}`);
    await expect(rows(page)).toHaveCount(2);
    await expect(page).not.toHaveURL(/page=/);
  });

  async function expectFiltered(of: Page): Promise<void> {
    await expect(rows(of)).toHaveText([/ one/, / two/]);
    await expectFields(of);
  }

  async function expectFields(of: Page): Promise<void> {
    await expect(of.getByRole('searchbox', { name: 'Search by title' })).toHaveValue(mark);
    await expect(of.getByRole('searchbox', { name: 'Search by author' })).toHaveValue('developer');
    for (const [name, value] of [
      ['Type', 'Question bank'],
      ['Grade', `Grade ${place.grade}`],
      ['Subject', place.subject],
      ['Order', 'By title'],
    ] as const)
      await expect(of.getByRole('combobox', { name, exact: true })).toHaveValue(value);
  }
});

function rows(page: Page) {
  return page.getByRole('main').getByRole('listitem');
}
