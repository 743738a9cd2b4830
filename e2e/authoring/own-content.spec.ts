import { expect } from '@playwright/test';
import { act, offeredIn } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import { chooseSkill } from '../helpers/authoring.ts';
import { addQuestion, makeContent, publish } from '../helpers/content.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { somebody } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

test('C-109 C-136 C-137 C-155 C-577 C-615 C-616 own content is found by skill, looked at, and edited as a new version', async ({
  browser,
  request,
}, testInfo) => {
  const place = skillOf('details', testInfo);
  const author = await apiOf(request, 'developer');
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('Our own'), place });
  await addQuestion(author, bank.container_id);
  await publish(request, author, bank.container_id);
  const { container_id, content_id } = bank;
  const preview = `/content/kp-content/preview?${new URLSearchParams({ content_id })}`;

  const page = await somebody(browser, 'developer');
  await page.goto('/content');
  await page.getByRole('link', { name: 'Own content' }).click();
  await expect(page).toHaveURL('/content/kp-content');
  await page.getByRole('link', { name: 'Find by skill' }).click();
  await page.getByRole('button', { name: 'Show its content' }).click();
  await expect(page.getByText('Please select a skill before proceeding.')).toBeVisible();
  await chooseSkill(page, place);
  await page.getByRole('button', { name: 'Show its content' }).click();
  await expect(page.getByText(`Skill: ${place.skill}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: bank.title })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: bank.title, exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: bank.title })).toBeVisible();
  // What a class can be asked is known a moment later.
  await expect.poll(() => offeredIn(page)).toEqual(['live', 'edit', 'play']);
  await expect(page.getByRole('button', { name: 'Add question' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/content/kp-content');

  const reviewer = await somebody(browser, 'final');
  await reviewer.goto(preview);
  await expect(reviewer.getByRole('heading', { level: 1, name: bank.title })).toBeVisible();
  await expect.poll(() => offeredIn(reviewer)).toEqual(['live', 'share', 'play']);
  const teacher = await somebody(browser, 'teacher');
  await teacher.goto(`/dashboard/kp-content/edit?${new URLSearchParams({ container_id })}`);
  await expect(teacher.getByRole('heading', { name: 'Your role cannot open this page' })).toBeVisible();

  await act(page, 'edit');
  await expect(page).toHaveURL(/\/dashboard\/mcq\?/);
  const draft = new URL(page.url()).searchParams.get('container_id') ?? '';
  expect(draft).not.toBe(container_id);
  await goWithin(page, `/dashboard/kp-content/edit?${new URLSearchParams({ container_id: draft })}`);
  await expect(page).toHaveURL(/\/dashboard\/mcq\?/);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
});
