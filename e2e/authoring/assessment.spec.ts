import { expect } from '@playwright/test';
import { openContainer, updateAssessment, updateContainer, updateStatus } from '@takhti/contract';
import { act } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import { savedSign, startContent } from '../helpers/authoring.ts';
import { addQuestion, bankPath, makeContent, questionDoc } from '../helpers/content.ts';
import { callsOf } from '../helpers/browser/calls-of.ts';
import { goToBank } from '../helpers/browser/go-within.ts';
import { testAs } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const test = testAs('developer');

test('C-013 C-100 G-371 G-372 G-375 G-391 C-338 C-339 C-340 C-343 C-494 C-495 C-520 C-521 C-557 an assessment is made of a skill, previewed without a trace, and submitted with its bank', async ({
  page,
  request,
}, testInfo) => {
  const place = skillOf('assessment', testInfo);
  const api = await apiOf(request, 'developer');
  const bank = await makeContent(api, 'mcq', { title: uniqueTitle('Sharing equally'), place });
  for (const count of [2, 4, 6, 8, 10])
    await addQuestion(
      api,
      bank.container_id,
      questionDoc({ question: `<p>Share ${count} mangoes between two.</p>` }),
    );
  const title = uniqueTitle('Test on sharing');

  await test.step('how many to show, drawn and shuffled, within ten minutes', async () => {
    await startContent(page, { type: 'assessment', title, place });
    await expect(page).toHaveURL(/\/dashboard\/assessment\/edit\?/);
    const shown = page.getByRole('spinbutton', { name: `Questions shown for ${place.skill}` });
    await expect(page.getByText(/^of \d+ questions$/).first()).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'Hours' })).toHaveValue('1');
    await expect(page.getByRole('spinbutton', { name: 'Minutes' })).toHaveValue('0');
    await shown.fill('many');
    await shown.blur();
    await expect(shown).toHaveValue('0');
    await shown.fill('2');
    const buttons = page.locator('.mantine-TextInput-root', { has: shown }).locator('button');
    await buttons.last().click();
    await expect(shown).toHaveValue('3');
    await buttons.last().click();
    await buttons.first().click();
    await expect(page.getByRole('spinbutton', { name: 'Questions shown in total' })).toHaveValue('3');
    for (const name of ['Draw questions at random', 'Shuffle the order of questions', 'Shuffle the options'])
      await page.getByRole('switch', { name }).uncheck();
    await page.getByRole('switch', { name: 'Shuffle the order of questions' }).check();
    await page.getByRole('spinbutton', { name: 'Hours' }).fill('0');
    await page.getByRole('spinbutton', { name: 'Minutes' }).fill('10');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(savedSign(page, 'Saved')).toBeVisible();
    await page.reload();
    await expect(shown).toHaveValue('3');
    await expect(page.getByRole('switch', { name: 'Draw questions at random' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Shuffle the order of questions' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Shuffle the options' })).not.toBeChecked();
    await expect(page.getByRole('spinbutton', { name: 'Minutes' })).toHaveValue('10');
  });

  await test.step('the preview shows the player, and stores nothing', async () => {
    const sent: string[] = [];
    page.on('request', (each) => each.method() === 'POST' && sent.push(new URL(each.url()).pathname));
    await act(page, 'play');
    const player = page.frameLocator('iframe[title="The player, as learners see it"]');
    for (const number of [1, 2, 3]) {
      await expect(player.getByRole('heading', { name: `Question ${number} of 3` })).toBeVisible();
      await player.getByRole('radio', { name: 'four' }).check();
      await player.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(player.getByText('Four can be halved.')).toBeVisible();
      await player.getByRole('button', { name: number === 3 ? 'Show the overview' : 'Next' }).click();
    }
    await player.getByRole('button', { name: 'Finish' }).click();
    await player.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
    await expect(player.getByText('3 of 3 correct').first()).toBeVisible();
    expect(sent.filter((path) => /\/api\/assessment\/(launch|save)$/.test(path))).toEqual([]);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('attempt'))),
    ).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  });

  await test.step('both are submitted, and stand in the waiting list', async () => {
    const sent = callsOf(page, [updateAssessment.path, updateContainer.path, updateStatus.path]);
    await act(page, 'submit');
    await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
    expect(sent.splice(0)).toEqual([updateAssessment.path, updateStatus.path]);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await goToBank(page, bank);
    await act(page, 'submit');
    await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
    expect(sent).toEqual([updateContainer.path, updateStatus.path]);
    await expect(page.getByRole('link', { name: bank.title })).toBeVisible();
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('Read-only while it waits for review.')).toBeVisible();
  });
});

test('C-006 an empty bank is not submitted: what is missing is said', async ({ page, request }, testInfo) => {
  const api = await apiOf(request, 'developer');
  const place = skillOf('assessment', testInfo);
  const bank = await makeContent(api, 'mcq', { title: uniqueTitle('Nothing in it'), place });
  await page.goto(bankPath(bank));
  await act(page, 'submit');
  await expect(page.getByRole('dialog')).toContainText('Add at least one question before submitting');
  const { container_id } = bank;
  expect(await api(openContainer, { container_id })).toMatchObject({ content_status: 'd' });
});
