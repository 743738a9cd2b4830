import { expect, type Locator, type Page } from '@playwright/test';
import { act, barOf } from './actions.ts';
import { studioTexts, type KeyPart, type TextOf } from './screen/texts.ts';

const english = studioTexts('en');

/** The comments, where they are open. */
export function commentsOf(page: Page, t: TextOf = english): Locator {
  return page.getByRole('dialog', { name: t('review:comments.title') });
}

/** The history, where it is open. */
export function historyOf(page: Page, t: TextOf = english): Locator {
  return page.getByRole('dialog', { name: t('review:history.title') });
}

/** Closes the drawer or dialog that is open. */
export async function closeDialog(page: Page, t: TextOf = english): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: t('common:close'), exact: true })
    .first()
    .click();
  await expect(dialog).toBeHidden();
}

/** Takes up the review of the item on the page. */
export async function startReview(page: Page, t: TextOf = english): Promise<void> {
  await act(page, 'startReview', t);
  await expectStatus(page, 'in_review', t);
}

/** Sends the item on the page back to its author, with a reason: without one it is not sent. */
export async function sendBack(page: Page, reason: string, t: TextOf = english): Promise<void> {
  await act(page, 'askResubmission', t);
  const dialog = page.getByRole('dialog', { name: t('review:resubmission.title') });
  const send = dialog.getByRole('button', { name: t('review:resubmission.send') });
  await send.click();
  await expect(dialog.getByText(t('review:resubmission.required'))).toBeVisible();
  await dialog.getByRole('textbox').fill(reason);
  await send.click();
  await expect(page).toHaveURL(/\/dashboard\/in-review/);
}

/** Says something about one field of the question on the page. */
export async function commentOn(
  page: Page,
  field: string,
  words: string,
  t: TextOf = english,
): Promise<void> {
  await page.getByRole('button', { name: t('review:field_comments.write', { field }) }).click();
  const drawer = commentsOf(page, t);
  await drawer.getByRole('textbox', { name: t('review:comments.write') }).fill(words);
  await drawer.getByRole('button', { name: t('review:comments.send') }).click();
  await expect(drawer.getByText(words, { exact: true })).toBeVisible();
  await closeDialog(page, t);
}

export type Status = KeyPart<'common:status.'>;

/** Expects the page of an item to say in which status it is. */
export async function expectStatus(page: Page, status: Status, t: TextOf = english): Promise<void> {
  await expect(
    page
      .getByRole('main')
      .getByText(t(`common:status.${status}`), { exact: true })
      .first(),
  ).toBeVisible();
}

/** Expects the bar of the page to offer an action without being opened. */
export async function expectOffered(page: Page, action: string, t: TextOf = english): Promise<void> {
  await expect(barOf(page, t).locator(`[data-action=${action}]`)).toBeVisible();
}
