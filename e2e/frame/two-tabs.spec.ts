import { expect } from '@playwright/test';
import { switchRole } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { holdSaves, richField, savedSign, writeRich } from '../helpers/authoring.ts';
import { addQuestion, makeContent, questionDoc, questionPath } from '../helpers/content.ts';
import { somebody, somebodyAnew } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

test('a role that is switched in one tab holds in the other, which says so and keeps the unsaved question', async ({
  browser,
  request,
}, testInfo) => {
  // Their roles are those of the person, and anyone who logs in next has the last one.
  const api = await apiOf(request, 'many');
  await api(switchRole, { role: 'cd' });
  const place = skillOf('autosave', testInfo);
  const bank = await makeContent(api, 'mcq', { title: uniqueTitle('Two tabs'), place });
  const { content_id } = await addQuestion(api, bank.container_id);

  const page = await somebodyAnew(browser, 'many');
  await page.goto('/dashboard');
  const second = await page.context().newPage();
  await second.goto(questionPath(bank, content_id));
  await holdSaves(second);
  await writeRich(second, 'Option 3', 'seventeen');
  await expect(savedSign(second, 'Unsaved changes')).toBeVisible();

  await page.getByRole('button', { name: 'Role: Content developer. Switch role' }).click();
  await page.getByRole('menuitem', { name: 'Final reviewer' }).click();
  await expect(page.getByRole('button', { name: 'Role: Final reviewer. Switch role' })).toBeVisible();

  await expect(
    second.getByText('Your role was switched in another tab: you are now working as Final reviewer.'),
  ).toBeVisible();
  await expect(second.getByRole('button', { name: 'Role: Final reviewer. Switch role' })).toBeVisible();

  await page.getByRole('button', { name: 'Role: Final reviewer. Switch role' }).click();
  await page.getByRole('menuitem', { name: 'Content developer' }).click();
  await expect(second.getByRole('button', { name: 'Role: Content developer. Switch role' })).toBeVisible();
  await second.getByRole('button', { name: 'Restore' }).click();
  await expect(richField(second, 'Option 3')).toHaveText('seventeen');
});

test('G-543 C-575 Back between two questions asks what becomes of changes that cannot be saved', async ({
  browser,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const place = skillOf('autosave', testInfo);
  const bank = await makeContent(api, 'mcq', { title: uniqueTitle('Back and forth'), place });
  const first = await addQuestion(api, bank.container_id);
  await addQuestion(api, bank.container_id, questionDoc({ question: '<p>Which of these is even?</p>' }));
  const page = await somebody(browser, 'developer');
  await page.goto(questionPath(bank, first.content_id));
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page).not.toHaveURL(questionPath(bank, first.content_id));
  const address = page.url();
  await holdSaves(page);
  await writeRich(page, 'Option 3', 'seventeen');
  await expect(savedSign(page, 'Unsaved changes')).toBeVisible();

  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(address);
  await expect(richField(page, 'Option 3')).toHaveText('seventeen');

  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(questionPath(bank, first.content_id));
  await expect(richField(page, 'Option 3')).toHaveText('seven');
});
