import { expect, type APIRequestContext } from '@playwright/test';
import { openContainer, openQuestion, updateStatus } from '@takhti/contract';
import {
  actionBar,
  contentStatuses,
  isContentDeveloper,
  Specs,
  standardRoles,
  type ContentStatus,
  type OpenedContainer,
} from '@takhti/domain';
import { act, barOf, offeredIn } from './helpers/actions.ts';
import { apiOf, loginReply } from './helpers/api.ts';
import { richField, writeRich } from './helpers/authoring.ts';
import { addQuestion, bankPath, makeContent, questionPath, sendOn, submit } from './helpers/content.ts';
import { speak } from './helpers/language.ts';
import { somebody, stranger } from './helpers/login.ts';
import { skillOf, type SkillPlace } from './helpers/skills.ts';
import { test } from './helpers/test.ts';
import { studioTexts } from './helpers/texts.ts';
import { uniqueTitle } from './helpers/titles.ts';

const viewers = ['developer', 'reviewer1', 'final'] as const;

/** A bank of the developer in a status, at the level of the first reviewer. */
async function bankIn(
  request: APIRequestContext,
  status: ContentStatus,
  place: SkillPlace,
): Promise<OpenedContainer & { question_id: string }> {
  const author = await apiOf(request, 'developer');
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle(`Bar ${status}`), place });
  const { container_id } = bank;
  const { content_id: question_id } = await addQuestion(author, container_id);
  if (status === 'd') return { ...bank, question_id };
  await submit(author, container_id);
  if (status === 'r' || status === 's') {
    const reviewer = await apiOf(request, 'reviewer1');
    const { version } = await reviewer(openContainer, { container_id });
    const started = await reviewer(updateStatus, { container_id, version, content_status: 'r' });
    if (status === 's')
      await reviewer(updateStatus, { container_id, version: started.version, content_status: 's' });
  }
  if (status === 'a')
    for (const reviewer of ['reviewer1', 'reviewer2', 'final'] as const)
      await sendOn(request, reviewer, container_id);
  return { ...bank, question_id };
}

test('C-591 to C-613 C-653 in every status the bar of a bank, and of a question in it, is the one that the rules give', async ({
  browser,
  request,
}, testInfo) => {
  test.slow();
  const pages = await Promise.all(
    viewers.map(async (login) => ({ login, page: await somebody(browser, login) })),
  );
  for (const status of contentStatuses) {
    const bank = await bankIn(request, status, skillOf('bar', testInfo));
    for (const { login, page } of pages) {
      const expected = await offeredTo(request, login, bank.container_id);
      if (expected === null) continue;
      // The bar of a question's page is drawn from the same answer: looking at it with one person is enough.
      const ofQuestion = login === 'developer' ? [questionPath(bank, bank.question_id)] : [];
      for (const path of [bankPath(bank), ...ofQuestion]) {
        await page.goto(path);
        const shown = await offeredIn(page);
        // The editor's own Save stands beside Undo and Redo.
        const save = page.getByRole('button', { name: 'Save', exact: true });
        const all = (await save.isVisible()) ? [...shown, 'save'] : shown;
        expect([login, status, path, all.toSorted()]).toEqual([login, status, path, expected.toSorted()]);
      }
    }
  }
});

async function offeredTo(
  request: APIRequestContext,
  login: (typeof viewers)[number],
  container_id: string,
): Promise<string[] | null> {
  const { user } = await loginReply(request, login);
  const role = standardRoles.find((each) => each.role === user.active_role);
  if (!role) throw new Error(user.active_role);
  const api = await apiOf(request, login);
  const item = await api(openContainer, { container_id }).catch(() => null);
  if (!item || (isContentDeveloper(role) && item.user_id !== user.user_id)) return null;
  const { main, actions } = actionBar({
    actor: {
      active_role: role,
      is_users_management: 0,
      is_view_cds: 0,
      is_deletion: 0,
      is_user_access: false,
      is_visitor: false,
      specs: Specs.parse(user.specs),
      user_id: user.user_id,
      institution_id: user.institution_id,
      school_id: user.school_id,
    },
    item,
    place: 'desk',
    approves_finally: role.level === 3,
    is_held_elsewhere: false,
    is_rubric: false,
    is_lms: false,
    is_standalone: false,
    has: { player: true, export: true, lms_publishing: false },
  });
  return main === null ? [...actions] : [main, ...actions];
}

for (const locale of ['en', 'ur'] as const) {
  test(`C-248 C-649 in ${locale} the bar fits 1280, 800 and 390 pixels`, async ({
    browser,
    request,
  }, testInfo) => {
    const t = studioTexts(locale);
    const bank = await bankIn(request, 'd', skillOf('bar', testInfo));
    const page = await somebody(browser, 'developer');
    await speak(page, locale);
    for (const [width, inSight] of [
      [1280, ['submit', 'play', 'addSkill']],
      [800, ['addSkill']],
      [390, ['addSkill']],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(bankPath(bank));
      const bar = barOf(page, t);
      await expect(bar.locator('[data-action]')).toHaveCount(inSight.length);
      for (const name of inSight) await expect(bar.locator(`[data-action=${name}]`)).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
    await act(page, 'history', t);
    await expect(page.getByRole('dialog', { name: t('review:history.title') })).toBeVisible();
  });
}

test('C-503 C-595 on the page of a question the bar moves the bank: it saves the question first, and names what it deletes', async ({
  browser,
  request,
}, testInfo) => {
  const bank = await bankIn(request, 'd', skillOf('bar', testInfo));
  const page = await somebody(browser, 'developer');
  await page.goto(questionPath(bank, bank.question_id));
  await act(page, 'delete');
  const sure = page.getByRole('dialog', { name: 'Delete this content?' });
  await expect(sure).toContainText(bank.title);
  await sure.getByRole('button', { name: 'Cancel' }).click();

  await writeRich(page, 'Question', 'Which of these can be halved?');
  await act(page, 'submit');
  await expect(page).toHaveURL('/dashboard/waiting-for-review');
  const author = await apiOf(request, 'developer');
  const { question } = await author(openQuestion, { content_id: bank.question_id });
  expect(question).toContain('Which of these can be halved?');

  const reviewer = await somebody(browser, 'reviewer1');
  await reviewer.goto(questionPath(bank, bank.question_id));
  await act(reviewer, 'startReview');
  await expect(richField(reviewer, 'Question')).toBeVisible();
  // Inside an LMS nobody has comments and history.
  await reviewer.goto(`${questionPath(bank, bank.question_id)}&isLms=1&isTeacher=0`);
  const offered = await offeredIn(reviewer);
  expect(offered).toContain('askResubmission');
  expect(offered).not.toContain('comment');
  expect(offered).not.toContain('history');
  await expect(reviewer.getByRole('button', { name: /comment/i })).toHaveCount(0);
});

test('an empty new question does not stand in the way of its bank', async ({
  browser,
  request,
}, testInfo) => {
  const bank = await bankIn(request, 'd', skillOf('bar', testInfo));
  const page = await somebody(browser, 'developer');
  await page.goto(questionPath(bank));
  await act(page, 'submit');
  await expect(page).toHaveURL('/dashboard/waiting-for-review');
});

test('C-031 C-531 sharing puts a link into the clipboard that opens the content', async ({
  browser,
  request,
}, testInfo) => {
  const bank = await bankIn(request, 'a', skillOf('bar', testInfo));
  const page = await somebody(browser, 'developer');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(bankPath(bank));
  await act(page, 'share');
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const learner = await stranger(browser);
  await learner.goto(link);
  await expect(learner.getByRole('heading', { name: bank.title })).toBeVisible();
});

test('C-032 C-590 C-614 from the library a developer duplicates content, and edits a new version of it', async ({
  browser,
  request,
}, testInfo) => {
  const bank = await bankIn(request, 'a', skillOf('bar', testInfo));
  const page = await somebody(browser, 'developer2');
  const preview = bankPath(bank).replace('/dashboard/mcq?', '/content/mcq/preview?');
  await page.goto(preview);
  await act(page, 'duplicate');
  await expect(page.getByRole('heading', { level: 1, name: `${bank.title} (copy)` })).toBeVisible();
  await page.goto(preview);
  await act(page, 'edit');
  await expect(page.getByRole('heading', { level: 1, name: bank.title, exact: true })).toBeVisible();
  await expect(barOf(page).locator('[data-action=addSkill]')).toBeVisible();

  const author = await somebody(browser, 'developer');
  await author.goto(preview);
  await act(author, 'edit');
  await expect(author.getByText('is already working on a new version of this')).toBeVisible();
});
