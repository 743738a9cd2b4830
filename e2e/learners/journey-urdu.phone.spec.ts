import { expect, type Browser, type Page } from '@playwright/test';
import { act } from '../helpers/actions.ts';
import { confirmImport, saveOn, sendImport, startContent, writeRich } from '../helpers/authoring.ts';
import { sendOn } from '../helpers/content.ts';
import { csvFile } from '../helpers/import-file.ts';
import { speak } from '../helpers/screen/language.ts';
import { somebody, stranger } from '../helpers/people/login.ts';
import type { Login } from '../helpers/people/people.ts';
import { test } from '../helpers/browser/test.ts';
import { playerTexts, studioTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import {
  expectUrduPage,
  logInInUrdu,
  pluralKey,
  pluralRows,
  pluralsPlaceShown,
} from '../helpers/screen/urdu.ts';

const t = studioTexts('ur');
const say = playerTexts('ur');

test('the whole way in Urdu on a phone: written, assessed, reviewed, published, played, and a result whose figures are right', async ({
  browser,
  request,
}) => {
  test.slow();
  const [bankTitle, testTitle] = [uniqueTitle('واحد اور جمع'), uniqueTitle('جمع کی جانچ')];

  const bank_id = await test.step('a developer makes a bank from a file and edits a question', async () => {
    const page = await stranger(browser);
    await logInInUrdu(page, 'developer@201');
    await openCreate(page);
    await startContent(page, { type: 'mcq', title: bankTitle, place: pluralsPlaceShown }, t);
    await expectUrduPage(page);
    const dialog = await sendImport(page, csvFile(pluralRows()), t);
    await expectUrduPage(page);
    await confirmImport(dialog, 4, t);
    await expectUrduPage(page);
    await dialog.getByRole('button', { name: t('questions:import.finish') }).click();
    await page.getByRole('link', { name: '”میز“ کی جمع کیا ہے؟' }).click();
    await expect(
      page.getByRole('heading', { name: t('questions:position', { position: 3, total: 4 }) }),
    ).toBeVisible();
    await writeRich(page, t('questions:options.option', { number: 4 }), 'میزو');
    await expectUrduPage(page);
    await saveOn(page, t);
    await page.getByRole('link', { name: t('common:back') }).click();
    // The question's bar would submit too, and its sheet go with its page.
    await expect(page.getByRole('region', { name: t('questions:list.label') })).toBeVisible();
    const id = await submit(page);
    await expect(page.getByRole('link', { name: bankTitle })).toBeVisible();
    await page.close();
    return id;
  });
  for (const login of ['reviewer1@201', 'reviewer2@201', 'final@201'] as const)
    await sendOn(request, login, bank_id);

  const test_id = await test.step('and an assessment of its skill, previewed and submitted', async () => {
    const page = await onPhone(browser, 'developer@201');
    await startContent(page, { type: 'assessment', title: testTitle, place: pluralsPlaceShown }, t);
    await expectUrduPage(page);
    await page.getByRole('spinbutton', { name: t('assessments:rules.total') }).fill('4');
    await page.getByRole('switch', { name: t('assessments:rules.hide_feedback') }).check();
    await act(page, 'play', t);
    const player = page.frameLocator('iframe:not([aria-hidden])');
    await expect(player.getByRole('heading', { name: say('question_of', { n: 1, total: 4 }) })).toBeVisible();
    await expectUrduPage(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common:close') })
      .first()
      .click();
    const id = await submit(page);
    await page.close();
    return id;
  });

  await test.step('a reviewer takes it up and sends it on', async () => {
    const page = await onPhone(browser, 'reviewer1@201');
    await page.goto(`/dashboard/waiting-for-review?${new URLSearchParams({ title: testTitle })}`);
    await expectUrduPage(page);
    await page.getByRole('link', { name: testTitle }).click();
    await act(page, 'startReview', t);
    await expectUrduPage(page);
    await act(page, 'approve', t);
    await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
    await page.close();
  });
  for (const login of ['reviewer2@201', 'final@201'] as const) await sendOn(request, login, test_id);

  const link = await test.step('both are in the library, and the link is shared', async () => {
    const page = await onPhone(browser, 'teacher@201');
    await page.goto(`/content?${new URLSearchParams({ title: testTitle })}`);
    await expectUrduPage(page);
    await page.getByRole('button', { name: `${t('actions:names.share')}: ${testTitle}` }).click();
    const field = page.getByRole('textbox', { name: t('actions:share.learners.label') });
    await expect(field).toHaveValue(/\/player\//);
    const address = await field.inputValue();
    await expectUrduPage(page);
    await page.close();
    return address;
  });

  await test.step('a learner plays, leaves, comes back and finishes', async () => {
    const page = await stranger(browser);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: testTitle })).toBeVisible();
    await expectUrduPage(page);
    await page.getByRole('button', { name: say('start') }).click();
    await answer(page, 1, 'right');
    await page.getByRole('button', { name: say('bookmark') }).click();
    await expect(page.getByRole('heading', { name: say('bookmark_saved') })).toBeVisible();
    await expectUrduPage(page);

    await page.goto(link);
    await expect(page.getByText(say('continue_text', { n: 1, total: 4 }))).toBeVisible();
    await page.getByRole('button', { name: say('continue') }).click();
    await expectUrduPage(page);
    for (const [at, how] of (['wrong', 'right', 'right'] as const).entries()) await answer(page, at + 2, how);
    await expect(page.getByRole('heading', { name: say('review') })).toBeVisible();
    await expectUrduPage(page);
    await page.getByRole('button', { name: say('finish') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('finish') })
      .click();

    await expect(page.getByText(say('correct_of', { n: 3, total: 4 })).first()).toBeVisible();
    await expect(page.getByText('75%')).toBeVisible();
    await expect(page.getByText(say('result_sum_only'))).toBeVisible();
    await expectUrduPage(page);
  });
});

async function onPhone(browser: Browser, login: Login): Promise<Page> {
  const page = await somebody(browser, login);
  await speak(page, 'ur');
  return page;
}

/** On a phone the way to Create is behind the menu. */
async function openCreate(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('common:menu.open') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('common:create') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('dashboard:create.title') })).toBeVisible();
  await expectUrduPage(page);
}

/** Submits what is open, and gives its id. */
async function submit(page: Page): Promise<string> {
  const container_id = new URL(page.url()).searchParams.get('container_id') ?? '';
  await act(page, 'submit', t);
  await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
  await expectUrduPage(page);
  return container_id;
}

/** Answers the n-th question, once it is on the board, and continues. */
async function answer(page: Page, n: number, how: 'right' | 'wrong'): Promise<void> {
  await expect(page.getByRole('heading', { name: say('question_of', { n, total: 4 }) })).toBeVisible();
  const words = await page.getByRole('article').innerText();
  const [, right] = Object.entries(pluralKey).find(([stem]) => words.includes(stem)) ?? ['', ''];
  await page.getByRole('radio', { name: how === 'right' ? right : 'کوئی نہیں', exact: true }).check();
  await page
    .getByRole('button', { name: say('next'), exact: true })
    .or(page.getByRole('button', { name: say('review_open') }))
    .click();
}
