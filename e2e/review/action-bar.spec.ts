import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { openQuestion } from '@takhti/contract';
import type { OpenedContainer, Question } from '@takhti/domain';
import { act, barOf, offeredIn } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import { richField, writeRich } from '../helpers/authoring.ts';
import {
  addQuestion,
  bankPath,
  makeContent,
  moveTo,
  publish,
  questionPath,
  submit,
} from '../helpers/content.ts';
import { goToBank, goToQuestion, goWithin } from '../helpers/browser/go-within.ts';
import { openListening } from '../helpers/games/listening.ts';
import { apiAt, somebody, stranger } from '../helpers/people/login.ts';
import { closeDialog, expectStatus, type Status } from '../helpers/reviewing.ts';
import { skillOf, type SkillPlace } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

type Draft = OpenedContainer & { readonly question: Question };

/** A bank of the developer with a question, as a draft. */
async function draft(request: APIRequestContext, place: SkillPlace): Promise<Draft> {
  const author = await apiOf(request, 'developer');
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('Bar'), place });
  return { ...bank, question: await addQuestion(author, bank.container_id) };
}

async function published(request: APIRequestContext, place: SkillPlace): Promise<Draft> {
  const bank = await draft(request, place);
  await publish(request, await apiOf(request, 'developer'), bank.container_id);
  return bank;
}

test('C-591 to C-613 C-653 in every status the bar of a bank, and of a question in it, is the one that the rules give', async ({
  browser,
  request,
}, testInfo) => {
  // The rules themselves, for everybody and everything else too: packages/domain/src/testing/bar-cases.ts, whose lines these are.
  const ofDraft = 'addSkill | share history comment delete submit play save';
  const ofHolder = 'approve | history comment play cancelReview save askResubmission';
  const bank = await draft(request, skillOf('bar', testInfo));
  const { container_id } = bank;

  const page = await somebody(browser, 'developer');
  await openListening(page, bankPath(bank));
  await expectBar(page, 'draft', ofDraft);
  await goToQuestion(page, bank, bank.question);
  await expectBar(page, 'draft', ofDraft);
  await goToBank(page, bank);
  const author = await apiAt(page);
  await submit(author, container_id);

  const reviewing = await somebody(browser, 'reviewer1');
  await openListening(reviewing, bankPath(bank));
  await expectBar(page, 'waiting', 'play | share history comment setInDraft');
  await expectBar(reviewing, 'waiting', 'startReview | history comment setInDraft play');
  const reviewer = await apiAt(reviewing);
  await moveTo(reviewer, container_id, 'r');
  await expectBar(page, 'in_review', 'play | share history comment');
  await expectBar(reviewing, 'in_review', ofHolder);
  await goToQuestion(reviewing, bank, bank.question);
  await expectBar(reviewing, 'in_review', ofHolder);

  await moveTo(reviewer, container_id, 's', 'Please look at it.');
  await expectBar(page, 'resubmission', 'addSkill | delete submit play save');
  await expectBar(reviewing, 'resubmission', 'play | history comment');
  await reviewing.close();
  await publish(request, author, container_id);
  await expectStatus(page, 'published');
  // What a class can be asked is known a moment later.
  await expect.poll(() => offeredIn(page)).toContain('live');
  await expectBar(page, 'published', 'play | share live history comment');
});

/** Expects the bar of a page that is in a status already, or will be as soon as the move is told. */
async function expectBar(page: Page, status: Status, expected: string): Promise<void> {
  await expectStatus(page, status);
  const shown = await offeredIn(page);
  // The editor's own Save stands beside Undo and Redo.
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const all = (await save.isVisible()) ? [...shown, 'save'] : shown;
  const main = await barOf(page).locator('[data-main]').getAttribute('data-action');
  const [expectedMain = '', ...actions] = expected.split(/[ |]+/);
  expect([status, main, all.toSorted()]).toEqual([
    status,
    expectedMain,
    [expectedMain, ...actions].toSorted(),
  ]);
}

test('C-503 C-595 on the page of a question the bar moves the bank: it saves the question first, and names what it deletes', async ({
  browser,
  request,
}, testInfo) => {
  const bank = await draft(request, skillOf('bar', testInfo));
  const page = await somebody(browser, 'developer');
  await page.goto(questionPath(bank, bank.question.content_id));
  await act(page, 'delete');
  const sure = page.getByRole('dialog', { name: 'Delete this content?' });
  await expect(sure).toContainText(bank.title);
  await sure.getByRole('button', { name: 'Cancel' }).click();

  await writeRich(page, 'Question', 'Which of these can be halved?');
  await act(page, 'submit');
  await expect(page).toHaveURL('/dashboard/waiting-for-review');
  const author = await apiOf(request, 'developer');
  const { question } = await author(openQuestion, { content_id: bank.question.content_id });
  expect(question).toContain('Which of these can be halved?');

  // Inside an LMS there are neither comments nor history.
  const reviewer = await somebody(browser, 'reviewer1');
  await reviewer.goto(`${questionPath(bank, bank.question.content_id)}&isLms=1&isTeacher=0`);
  await act(reviewer, 'startReview');
  await expect(richField(reviewer, 'Question')).toBeVisible();
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
  const bank = await draft(request, skillOf('bar', testInfo));
  const page = await somebody(browser, 'developer');
  await page.goto(questionPath(bank));
  await act(page, 'submit');
  await expect(page).toHaveURL('/dashboard/waiting-for-review');
});

test('C-031 C-032 C-260 C-531 C-590 C-614 from the library a developer shares content by a link, duplicates it, and edits a new version of it', async ({
  browser,
  request,
}, testInfo) => {
  const bank = await published(request, skillOf('bar', testInfo));
  const preview = bankPath(bank).replace('/dashboard/mcq?', '/content/mcq/preview?');
  const page = await somebody(browser, 'developer2');

  await test.step('sharing puts a link into the clipboard that opens the content', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(preview);
    await act(page, 'share');
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const learner = await stranger(browser);
    await learner.goto(link);
    await expect(learner.getByRole('heading', { name: bank.title })).toBeVisible();
    await closeDialog(page);
  });

  await test.step('the copy and the new version are drafts of theirs', async () => {
    await act(page, 'duplicate');
    await expect(page.getByRole('heading', { level: 1, name: `${bank.title} (copy)` })).toBeVisible();
    await goWithin(page, preview);
    const title = page.getByRole('heading', { level: 1, name: bank.title, exact: true });
    await expect(title).toBeVisible();
    await act(page, 'edit');
    await expect(page).toHaveURL(/\/dashboard\/mcq\?/);
    await expect(title).toBeVisible();
    await expect(barOf(page).locator('[data-action=addSkill]')).toBeVisible();
  });

  await test.step('somebody else hears who is working on it', async () => {
    const author = await somebody(browser, 'developer');
    await author.goto(preview);
    await act(author, 'edit');
    await expect(author.getByText('is already working on a new version of this')).toBeVisible();
  });
});
