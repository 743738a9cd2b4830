import { expect, type Locator, type Page } from '@playwright/test';
import { openContainer } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { pick } from '../helpers/authoring.ts';
import { expectAccessible } from '../helpers/browser/axe.ts';
import { addQuestion, makeContent, publish, setRules, submit } from '../helpers/content.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { somebody } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

/** Opens the details of the item of a list that has this title. */
async function detailsOf(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Details: ${title}` }).click();
  const details = page.getByRole('dialog', { name: 'Content details' });
  await expect(details).toBeVisible();
  return details;
}

const search = (path: string, title: string): string => `${path}?${new URLSearchParams({ title })}`;

test('C-214 C-216 C-217 C-218 from a list, details show what an item is, and lead to the builder of its type', async ({
  browser,
  request,
}, testInfo) => {
  const place = skillOf('details', testInfo);
  const author = await apiOf(request, 'developer');
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('In detail'), place });
  await addQuestion(author, bank.container_id);
  const timed = await makeContent(author, 'assessment', { title: uniqueTitle('Timed in detail'), place });
  await setRules(author, timed.container_id, 1, { timer: 1500 });

  const page = await somebody(browser, 'developer');
  for (const [item, type, builder] of [
    [bank, 'Question bank', '/dashboard/mcq?'],
    [timed, 'Assessment', '/dashboard/assessment/edit?'],
  ] as const) {
    const list = search('/dashboard/draft', item.title);
    await (item === bank ? page.goto(list) : goWithin(page, list));
    const details = await detailsOf(page, item.title);
    await expect(details.getByRole('heading', { name: item.title })).toBeVisible();
    for (const [badge, text] of [
      ['type', type],
      ['grade', `Grade ${place.grade}`],
      ['subject', place.subject],
    ] as const)
      await expect(details.locator(`[data-badge=${badge}]`)).toHaveText(text);
    await expect(details.getByText(/^Last activity: Today/)).toBeVisible();
    await expect(details).toContainText(place.skill);
    if (item === timed) await expect(details).toContainText('Test duration25 minutes');
    else await expectAccessible(page);
    await details.getByRole('link', { name: 'Go to content object' }).click();
    await expect(page).toHaveURL((url) => `${url.pathname}?` === builder);
    await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible();
  }
});

test('C-218 C-237 reviewers have details of what waits, teachers of what is published; neither changes its grade there', async ({
  browser,
  request,
}, testInfo) => {
  const place = skillOf('details', testInfo);
  const author = await apiOf(request, 'developer');
  const waiting = await makeContent(author, 'mcq', { title: uniqueTitle('Waits in detail'), place });
  await addQuestion(author, waiting.container_id);
  await submit(author, waiting.container_id);
  const reviewer = await somebody(browser, 'reviewer1');
  await reviewer.goto(search('/dashboard/waiting-for-review', waiting.title));
  const seen = await detailsOf(reviewer, waiting.title);
  await expect(seen).toContainText('Whose turnFirst reviewer');
  await expect(seen.getByRole('button', { name: 'Change grade and subject' })).toBeHidden();
  await seen.getByRole('link', { name: 'Go to content object' }).click();
  await expect(reviewer.getByRole('heading', { level: 1, name: waiting.title })).toBeVisible();

  const published = await makeContent(author, 'mcq', { title: uniqueTitle('Out in detail'), place });
  await addQuestion(author, published.container_id);
  await publish(request, author, published.container_id);
  const teacher = await somebody(browser, 'teacher');
  await teacher.goto(search('/content', published.title));
  const shown = await detailsOf(teacher, published.title);
  await expect(shown.getByRole('button', { name: 'Change grade and subject' })).toBeHidden();
  await shown.getByRole('link', { name: 'Go to content object' }).click();
  await expect(teacher).toHaveURL(/\/content\/mcq\/preview\?/);
  await expect(teacher.getByRole('heading', { level: 1, name: published.title })).toBeVisible();
});

test('C-275 C-730 the grade-and-subject panel needs both, keeps the skill where it can, and tells where it cannot', async ({
  browser,
  request,
}) => {
  const author = await apiOf(request, 'developer');
  const skill = 'Use capital letters, full stops, commas and question marks';
  const place = { grade: '4', subject: 'English', skill };
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('Moves its grade'), place });
  const page = await somebody(browser, 'developer');
  await page.goto(search('/dashboard/draft', bank.title));
  const details = await detailsOf(page, bank.title);
  const panel = page.getByRole('dialog', { name: 'Grade and subject', exact: true });
  const subject = panel.getByRole('combobox', { name: 'Subject', exact: true });

  await test.step('the grade that stands there stays when it is chosen again; with another one there is no subject, and nothing is sent', async () => {
    await details.getByRole('button', { name: 'Change grade and subject' }).click();
    await expect(subject).toBeEnabled();
    await pick(panel, 'Grade', 'Grade 4');
    await expect(subject).toHaveValue('English');
    await pick(panel, 'Grade', 'Grade 5');
    await expect(subject).toHaveValue('');
    await panel.getByRole('button', { name: 'Update' }).click();
    await expect(panel.getByText('Please choose a subject', { exact: true })).toBeVisible();
    expect(await author(openContainer, { container_id: bank.container_id })).toMatchObject({ grade: '4' });
  });

  await test.step('a skill of several grades stays', async () => {
    await pick(panel, 'Subject', 'English');
    await expect(panel.getByText(`It keeps its skill: ${skill}`)).toBeVisible();
    await panel.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Grade and subject changed')).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(details.locator('[data-badge=grade]')).toHaveText('Grade 5');
    expect(await author(openContainer, { container_id: bank.container_id })).toMatchObject({
      grade: '5',
      skill,
    });
  });

  await test.step('from the bank itself, a subject that lacks the skill leaves it without one', async () => {
    await details.getByRole('link', { name: 'Go to content object' }).click();
    // The details have a button of the same name, and go only as the bank comes.
    await page.getByRole('main').getByRole('button', { name: 'Change grade and subject' }).click();
    await pick(panel, 'Subject', 'Mathematics');
    await expect(panel.getByText(/is not a skill of this grade and subject/)).toBeVisible();
    await panel.getByRole('button', { name: 'Update' }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByText('Grade 5 – Mathematics')).toBeVisible();
    await expect(page.getByText('No skill chosen yet')).toBeVisible();
    const { container_id } = bank;
    expect(await author(openContainer, { container_id })).toMatchObject({
      grade: '5',
      subject: 'Mathematics',
    });
  });
});
