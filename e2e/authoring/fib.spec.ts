import { expect } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { richField, savedSign, writeRich } from '../helpers/authoring.ts';
import { makeContent, playerPath, publish, setRules } from '../helpers/content.ts';
import { stranger, testAs } from '../helpers/people/login.ts';
import { finish, goOn } from '../helpers/games/playing.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { skillOf } from '../helpers/skills.ts';

const test = testAs('developer');

test('C-129 C-142 C-326 C-328 C-668 C-669 C-670 C-671 C-435 a question with blanks is written, saved, drawn by an assessment, played and scored', async ({
  page,
  browser,
  request,
}, testInfo) => {
  test.slow();
  const author = await apiOf(request, 'developer');
  const place = skillOf('blanks', testInfo);
  const bank = await makeContent(author, 'fill_in_the_blank', { title: uniqueTitle('Capitals'), place });
  const { container_id, institution_id } = bank;
  const address = new URLSearchParams({ container_id, institution_id: String(institution_id) });
  const first = page.getByRole('combobox', { name: 'Blank 1' });
  const second = page.getByRole('combobox', { name: 'Blank 2' });

  await test.step('what is missing is said at its field', async () => {
    await page.goto(`/dashboard/fill_in_the_blank?${address}`);
    await page.getByRole('link', { name: 'Add question' }).waitFor();
    // C-641: nothing will generate questions of this kind.
    await expect(page.getByRole('button', { name: 'Generate with AI' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Add question' }).click();
    await writeRich(page, 'Question', 'Paris is the capital of ');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Mark at least one blank in the text/).first()).toBeVisible();
    await expect(page.getByText('Feedback is mandatory').first()).toBeVisible();
  });

  await test.step('a blank where the cursor is, and one in place of a word', async () => {
    await richField(page, 'Question').click();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Blank', exact: true }).click();
    await page.keyboard.type('.');
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ControlOrMeta+ArrowRight');
    await page.getByRole('button', { name: 'Blank', exact: true }).click();
    await expect(first).toBeVisible();
    await expect(page.getByText('Paris', { exact: true }).first()).toBeVisible();
    await second.fill('France');
    await second.press('Enter');
    await second.fill('the French Republic');
    await second.press('Enter');
    await writeRich(page, 'Feedback for a right answer', 'Well done.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(savedSign(page, 'Saved')).toBeVisible();
  });

  await test.step('it is there again', async () => {
    await page.reload();
    await expect(second).toBeVisible();
    await expect(page.getByText('the French Republic').first()).toBeVisible();
    await expect(page.locator('.FIB_____BLANK').first()).toBeVisible();
  });

  await test.step('C-142 the library has a page of such banks, to which leaving leads', async () => {
    await page.goto('/content/fill_in_the_blank');
    await expect(page).toHaveURL(/\/content\?content_type=fill_in_the_blank/);
    await expect(page.getByText('Fill in the blank').first()).toBeVisible();
  });

  await publish(request, author, container_id);
  const assessment = await makeContent(author, 'assessment', { title: uniqueTitle('Do you know?'), place });
  await setRules(author, assessment.container_id, 1, {});
  await publish(request, author, assessment.container_id);

  await test.step('a learner fills it in', async () => {
    const learner = await stranger(browser);
    await learner.goto(await playerPath(author, assessment.content_id));
    await learner.getByRole('button', { name: 'Start' }).click();
    await learner.getByRole('textbox', { name: 'Blank 1' }).fill('paris');
    await learner.getByRole('textbox', { name: 'Blank 2' }).fill('the French republic');
    await learner.keyboard.press('Enter');
    await expect(learner.getByText('Well done.')).toBeVisible();
    await goOn(learner, 'Show the overview');
    await finish(learner);
    await expect(learner.getByText('All correct!')).toBeVisible();
    await expect(learner.getByText('the French republic')).toBeVisible();
  });
});
