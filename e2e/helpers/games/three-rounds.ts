import { expect, type Page } from '@playwright/test';
import type { OpenedContainer, Question } from '@takhti/domain';
import { act } from '../actions.ts';
import { saveOn, writeRich } from '../authoring.ts';
import { bankPath } from '../content.ts';
import { closeToasts, goToBank, goToQuestion, goWithin } from '../browser/go-within.ts';
import { openListening } from './listening.ts';
import {
  closeDialog,
  commentOn,
  commentsOf,
  expectOffered,
  expectStatus,
  historyOf,
  sendBack,
  startReview,
} from '../reviewing.ts';
import { test } from '../browser/test.ts';
import type { KeyPart, TextOf } from '../screen/texts.ts';

/** One of the people of a review, at a computer of their own. */
interface Desk {
  readonly page: Page;
  readonly full_name: string;
}

interface Rounds {
  readonly t: TextOf;
  readonly author: Desk;
  /** The reviewers of the three levels. */
  readonly levels: readonly [Desk, Desk, Desk];
  /** It was submitted, and holds two questions. */
  readonly bank: OpenedContainer;
  readonly questions: readonly [Question, Question];
  /** What people write on the way, in the language of the content. */
  readonly words: Record<
    'remark' | 'first_reason' | 'mended' | 'changed' | 'suggested' | 'second_reason',
    string
  >;
  /** Called with a screen whenever it shows something new. */
  readonly look: (page: Page) => Promise<void>;
}

/**
 * Takes a bank through three rounds at three levels. Author and reviewer have it open at once, and what one of them does the
 * other one sees without loading the page again.
 */
export async function walkThreeRounds(rounds: Rounds): Promise<void> {
  await firstRound(rounds);
  await secondRound(rounds);
  await thirdRound(rounds);
}

async function firstRound({ t, author, levels, bank, questions, words, look }: Rounds): Promise<void> {
  const [reviewer] = levels;
  const [, second] = questions;
  const field = t('questions:feedback.correct');

  await test.step('round 1: the author sees the review begin, and what the reviewer says of a field', async () => {
    await openListening(author.page, bankPath(bank));
    await openListening(reviewer.page, bankPath(bank));
    await startReview(reviewer.page, t);
    await goToQuestion(reviewer.page, bank, second, t);
    await look(reviewer.page);
    await expect(
      author.page.getByText(t('editor:read_only.in_review_by', { name: reviewer.full_name })),
    ).toBeVisible();
    await look(author.page);
    await commentOn(reviewer.page, field, words.remark, t);
    await goToBank(reviewer.page, bank, t);
    await expect(unread(author.page, 1, t)).toBeVisible();
  });

  await test.step('it is sent back, and the author’s open screen becomes one to work on', async () => {
    await sendBack(reviewer.page, words.first_reason, t);
    await look(reviewer.page);
    await goToQuestion(reviewer.page, bank, second, t);
    await expectStatus(reviewer.page, 'resubmission', t);
    await expectStatus(author.page, 'resubmission', t);
    await expectOffered(author.page, 'submit', t);
  });

  await test.step('the author finds it among what was sent back, with the reason', async () => {
    await goWithin(author.page, '/dashboard/resubmission');
    await author.page.getByRole('link', { name: bank.title }).click();
    await unread(author.page, 2, t).click();
    await expect(commentsOf(author.page, t)).toContainText(words.first_reason);
    await expect(commentsOf(author.page, t)).toContainText(reviewer.full_name);
    await look(author.page);
  });

  await test.step('the author mends the field that was spoken of, before the reviewer’s eyes', async () => {
    await commentsOf(author.page, t)
      .getByRole('link', { name: t('review:places.in_question', { field, position: 2 }) })
      .click();
    await look(author.page);
    await writeRich(author.page, field, words.mended);
    await saveOn(author.page, t);
    await goToBank(author.page, bank, t);
    await expect(reviewer.page.getByRole('main').getByText(words.mended, { exact: true })).toBeVisible();
    await act(author.page, 'submit', t);
    await expect(author.page).toHaveURL(/\/dashboard\/waiting-for-review/);
    await goToBank(author.page, bank, t);
    await expectStatus(author.page, 'waiting', t);
    await act(author.page, 'history', t);
    await expectStatus(reviewer.page, 'waiting', t);
  });
}

async function secondRound({ t, author, levels, bank, questions, words, look }: Rounds): Promise<void> {
  const [reviewer, next] = levels;
  const [first, second] = questions;

  await test.step('round 2: the first level approves; the author reads it in the history that is open', async () => {
    await goWithin(reviewer.page, waitingPath(bank));
    await reviewer.page.getByRole('link', { name: bank.title }).click();
    await startReview(reviewer.page, t);
    await act(reviewer.page, 'approve', t);
    await expect(reviewer.page).toHaveURL(/\/dashboard\/waiting-for-review/);
    await openListening(next.page, bankPath(bank));
    await startReview(next.page, t);
    await expect(entry(author.page, 'startReview', reviewer, t)).toHaveCount(2);
    await expect(entry(author.page, 'approve', reviewer, t)).toBeVisible();
    await expect(entry(author.page, 'startReview', next, t)).toBeVisible();
    await look(author.page);
    await closeDialog(author.page, t);
  });

  await test.step('the second level changes a question, suggests in another and sends back', async () => {
    await goToQuestion(next.page, bank, first, t);
    await writeRich(next.page, option(2, t), words.changed);
    await saveOn(next.page, t);
    await goToQuestion(next.page, bank, second, t);
    // The editor that came with the review may take the place of the one before under the finger.
    const suggests = next.page.getByRole('switch', { name: t('review:suggest.label') });
    await expect(() => suggests.check({ force: true, timeout: 3_000 })).toPass();
    await writeRich(next.page, option(4, t), words.suggested);
    await saveOn(next.page, t);
    await look(next.page);
    await goToBank(next.page, bank, t);
    await expect(author.page.getByText(t('review:changes.with_author', { count: 2 }))).toBeVisible();
    await sendBack(next.page, words.second_reason, t);
    await expect(author.page.getByText(t('review:changes.waiting', { count: 2 }))).toBeVisible();
  });
}

async function thirdRound({ t, author, levels, bank, words, look }: Rounds): Promise<void> {
  const [reviewer, next, final] = levels;

  await test.step('round 3: the author accepts and rejects, and the reviewer sees nothing left to settle', async () => {
    await goToBank(next.page, bank, t);
    await expect(next.page.getByText(t('review:changes.with_author', { count: 2 }))).toBeVisible();
    await author.page.getByRole('button', { name: t('review:changes.open') }).click();
    const dialog = author.page.getByRole('dialog', { name: t('review:changes.title') });
    await look(author.page);
    const suggestion = dialog.getByRole('listitem').filter({ hasText: words.suggested });
    await suggestion.getByRole('button', { name: t('review:changes.accept'), exact: true }).click();
    await expect(suggestion).toBeHidden();
    await expect(next.page.getByText(t('review:changes.with_author', { count: 1 }))).toBeVisible();
    await dialog.getByRole('button', { name: t('review:changes.reject'), exact: true }).click();
    await expect(dialog.getByText(t('review:changes.none'))).toBeVisible();
    await closeDialog(author.page, t);
    await closeToasts(author.page);
    await expect(next.page.getByText(t('review:changes.with_author', { count: 1 }))).toBeHidden();
    await look(next.page);
  });

  await test.step('submitted again it waits for the level that sent it back, whose open screen offers the review', async () => {
    await act(author.page, 'submit', t);
    await expect(author.page).toHaveURL(/\/dashboard\/waiting-for-review/);
    await expectOffered(next.page, 'startReview', t);
    await goWithin(reviewer.page, waitingPath(bank));
    await expect(reviewer.page.getByText(t('dashboard:list.nothing_matches'))).toBeVisible();
    await look(reviewer.page);
    await startReview(next.page, t);
    await act(next.page, 'approve', t);
    await expect(next.page).toHaveURL(/\/dashboard\/waiting-for-review/);
  });

  await test.step('the last level publishes, and the author’s open screen says so', async () => {
    await goToBank(author.page, bank, t);
    await final.page.goto(bankPath(bank));
    await startReview(final.page, t);
    await expectStatus(author.page, 'in_review', t);
    await act(final.page, 'publish', t);
    await expectStatus(author.page, 'published', t);
    await look(author.page);
  });
}

function waitingPath({ title }: OpenedContainer): string {
  return `/dashboard/waiting-for-review?${new URLSearchParams({ title })}`;
}

function unread(page: Page, count: number, t: TextOf) {
  const detail = t('review:comments.unread', { count });
  return page.getByRole('button', { name: `${t('review:comments.title')}: ${detail}` });
}

function entry(page: Page, action: KeyPart<'review:history.'>, { full_name }: Desk, t: TextOf) {
  // A name stands in its sentence by itself, whichever way it is written.
  const rest = t(`review:history.${action}`, { name: '' }).trim();
  return historyOf(page, t).getByRole('listitem').filter({ hasText: full_name }).filter({ hasText: rest });
}

function option(number: number, t: TextOf): string {
  return t('questions:options.option', { number });
}
