import { expect, type Locator, type Page } from '@playwright/test';
import { listQuestions, listDeveloperDashboard } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { savedSign } from '../helpers/authoring.ts';
import { password } from '../helpers/people/people.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

test('from the login to a saved question with the keyboard alone', async ({ page, request }, testInfo) => {
  test.slow();
  const title = uniqueTitle('By keyboard');
  const place = skillOf('keyboard', testInfo);

  await page.goto('/');
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type('developer2');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await tabTo(page, page.getByRole('complementary').getByRole('link', { name: 'Create' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: /^Question bank/ }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.type(title);
  await chooseByTyping(page, 'Grade', `Grade ${place.grade}`);
  await expect(page.getByRole('combobox', { name: 'Subject' })).toBeEnabled();
  await chooseByTyping(page, 'Subject', place.subject);
  const skill = page.getByRole('radio', { name: place.skill });
  await expect(skill).toBeVisible();
  await tabTo(page, page.getByRole('radiogroup', { name: 'Skill' }).getByRole('radio').first());
  for (let press = 0; press < 20 && !(await isFocused(skill)); press += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(skill).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Create' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'New question' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(title);
  await write(page, 'Question', 'Which word comes before “apple”?');
  await write(page, 'Option 1', 'an');
  await tabTo(page, page.getByRole('checkbox', { name: 'Option 1 is correct' }));
  await page.keyboard.press('Space');
  await write(page, 'Option 2', 'a');
  await page.keyboard.press('Control+s');
  await expect(savedSign(page, 'Saved')).toBeVisible();

  const api = await apiOf(request, 'developer2');
  const { records } = await api(listDeveloperDashboard, { content_status: 'd', title });
  const { records: questions } = await api(listQuestions, { container_id: records[0]?.container_id ?? '' });
  expect(questions.map(({ question, correct_option }) => [question, correct_option])).toEqual([
    ['<p>Which word comes before “apple”?</p>', '<p>an</p>'],
  ]);
});

/** Presses Tab until something has the focus; it is a fault when that takes a whole round. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 60; press += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

async function chooseByTyping(page: Page, label: string, option: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: label, exact: true }));
  // Nobody types a word before the list has opened for its first letter.
  const first = page.getByRole('option').first();
  await page.keyboard.type(option.slice(0, 1));
  await expect(first).toBeVisible();
  await page.keyboard.type(option.slice(1));
  await expect(first).toHaveText(option);
  await expect(first).toHaveAttribute('data-combobox-selected');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: label, exact: true })).toHaveValue(option);
}

async function write(page: Page, label: string, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await tabTo(page, field);
  await expect(field).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.type(words);
  await expect(field).toHaveText(words);
}
