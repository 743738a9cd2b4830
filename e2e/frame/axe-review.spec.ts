import { expect, type Browser, type Page } from '@playwright/test';
import { approveAll, saveQuestion } from '@takhti/contract';
import { act } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import { writeRich } from '../helpers/authoring.ts';
import { expectAccessible } from '../helpers/browser/axe.ts';
import {
  addQuestion,
  bankPath,
  makeContent,
  moveTo,
  questionDoc,
  sendOn,
  submit,
} from '../helpers/content.ts';
import { goToQuestion } from '../helpers/browser/go-within.ts';
import { speak } from '../helpers/screen/language.ts';
import { apiAt, somebody } from '../helpers/people/login.ts';
import { closeDialog, commentsOf, historyOf } from '../helpers/reviewing.ts';
import type { Login } from '../helpers/people/people.ts';
import { movedOnBank } from '../helpers/sent-back.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { studioTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

// Each in one of the two languages: axe judges names, roles and colours, which are the same in both.
test('Urdu: what a review left behind can be read and settled by its author', async ({
  browser,
  request,
}, testInfo) => {
  const locale = 'ur';
  const t = studioTexts(locale);
  const { bank } = await movedOnBank(request, skillOf('review', testInfo));
  const page = await speaking(browser, 'developer', locale);
  await page.goto(bankPath(bank));
  const comments = page.getByRole('button', { name: `${t('review:comments.title')}:` });

  await test.step('comments, with one on a place and its answer being written', async () => {
    await comments.click();
    const drawer = commentsOf(page, t);
    await drawer
      .getByRole('button', { name: t('review:comments.answer') })
      .first()
      .click();
    await expect(drawer.getByRole('textbox', { name: t('review:comments.write_answer') })).toBeFocused();
    await expectAccessible(page);
    await closeDialog(page, t);
  });

  await test.step('the changes, one of which asks for a choice between three texts', async () => {
    await page.getByRole('button', { name: t('review:changes.open') }).click();
    const dialog = page.getByRole('dialog', { name: t('review:changes.title') });
    await expect(dialog.getByRole('button', { name: t('review:changes.keep.current') })).toBeVisible();
    await expectAccessible(page);
    await closeDialog(page, t);
  });

  await test.step('a new title and what is wrong with it', async () => {
    await page.getByRole('button', { name: t('questions:rename.title') }).click();
    const dialog = page.getByRole('dialog', { name: t('questions:rename.title') });
    await dialog.getByRole('textbox', { name: t('questions:title') }).fill('');
    await dialog.getByRole('button', { name: t('common:save') }).click();
    await expect(dialog.getByText(t('questions:rename.required'))).toBeVisible();
    await expectAccessible(page);
    await closeDialog(page, t);
  });

  await test.step('on a phone: the sheet behind More, comments and changes', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: t('actions:more'), exact: true }).click();
    await expect(page.getByRole('dialog').locator('[data-action=delete]')).toBeVisible();
    await expectAccessible(page);
    await closeDialog(page, t);
    await comments.click();
    await expect(commentsOf(page, t)).toBeVisible();
    await expectAccessible(page);
    await closeDialog(page, t);
    await page.getByRole('button', { name: t('review:changes.open') }).click();
    await expect(page.getByRole('dialog', { name: t('review:changes.title') })).toBeVisible();
    await expectAccessible(page);
  });
});

test('English: what a reviewer is asked can be answered, and what they did be read, by everybody', async ({
  browser,
  request,
}, testInfo) => {
  const locale = 'en';
  const t = studioTexts(locale);
  const author = await apiOf(request, 'developer');
  const place = skillOf('review', testInfo);
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('Asked about'), place });
  const question = await addQuestion(author, bank.container_id);
  await submit(author, bank.container_id);
  await moveTo(await apiOf(request, 'reviewer1'), bank.container_id, 'r');
  const page = await speaking(browser, 'reviewer1', locale);

  await test.step('what the author should change', async () => {
    await page.goto(bankPath(bank));
    await act(page, 'askResubmission', t);
    await expect(page.getByRole('dialog', { name: t('review:resubmission.title') })).toBeVisible();
    await expectAccessible(page);
    await closeDialog(page, t);
  });

  await test.step('which of two versions of a field is to stand', async () => {
    await goToQuestion(page, bank, question, t);
    await writeRich(page, t('questions:options.option', { number: 4 }), 'ninety');
    const { container_id, content_id, version } = question;
    const elsewhere = { ...questionDoc({ option4: '<p>nineteen</p>' }), container_id, content_id, version };
    await (
      await apiAt(page)
    )(saveQuestion, elsewhere);
    await page.getByRole('button', { name: t('common:save'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('editor:conflict.title') });
    await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('editor:conflict.save') }).click();
    await expect(page.locator('[role=status][data-state=saved]')).toBeVisible();
  });

  await test.step('an entry of the history, and what stood there then', async () => {
    await act(page, 'history', t);
    const history = historyOf(page, t);
    await history
      .getByRole('button', { name: t('review:history.open', { count: 1 }) })
      .first()
      .click();
    await expect(history.locator('del').first()).toBeVisible();
    await expectAccessible(page);
    await history.getByRole('button', { name: t('review:history.look_then') }).click();
    const preview = page.getByRole('dialog', { name: t('actions:preview.title') });
    const seen = preview.frameLocator('iframe').getByText('Which of these is an even number?');
    await expect(seen.first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('Urdu: approving everything and notifications can be used by everybody', async ({
  browser,
  request,
}, testInfo) => {
  const locale = 'ur';
  const t = studioTexts(locale);
  const api = await apiOf(request, 'developer');
  const place = skillOf('review', testInfo);
  const bank = await makeContent(api, 'mcq', { title: uniqueTitle('Waits for the last'), place });
  await addQuestion(api, bank.container_id);
  await submit(api, bank.container_id);
  for (const login of ['reviewer1', 'reviewer2'] as const) await sendOn(request, login, bank.container_id);
  const page = await speaking(browser, 'final', locale);

  await test.step('approving everything, and what could not be approved', async () => {
    // Everything would be that of all other tests too.
    const { container_id, institution_id, content_type, title, language } = bank;
    const item = { container_id, institution_id, content_type, title, language };
    const items = [
      { ...item, outcome: 'refused', problem: 'container.has_errors' },
      { ...item, container_id: 'b', title: 'By a fault', outcome: 'failed', problem: 'server.fault' },
      { ...item, container_id: 'c', title: 'Published', outcome: 'approved', problem: null },
    ];
    await page.route(`**/api/${approveAll.path}`, (route) =>
      route.fulfill({
        json: { error_code: 0, error_message: '', data: { items, remaining: 2 } },
      }),
    );
    await page.goto('/dashboard/waiting-for-review');
    await page.getByRole('button', { name: t('review:approve_all.open'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.locator('[data-autofocus]').click();
    await expect(dialog.getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(page);
    await closeDialog(page, t);
  });

  await test.step('what is new', async () => {
    await page.getByRole('button', { name: new RegExp(`^${t('common:header.notifications')}`) }).click();
    const panel = page.getByRole('dialog', { name: t('common:header.notifications') });
    await expect(panel.getByRole('listitem').filter({ hasText: bank.title })).toBeVisible();
    await expectAccessible(page);
  });
});

async function speaking(browser: Browser, login: Login, locale: 'en' | 'ur'): Promise<Page> {
  const page = await somebody(browser, login);
  await speak(page, locale);
  return page;
}
