import { expect, type Page } from '@playwright/test';
import type { OpenedContainer, Question } from '@takhti/domain';
import { bankPath, questionPath } from '../content.ts';
import { studioTexts, type TextOf } from '../screen/texts.ts';

const english = studioTexts('en');

/**
 * Goes to another page of the studio as one of its links does, without loading the studio again. The page before may still show for
 * a moment: wait for something that only the next one has. Toasts are gone then, as from a page that is loaded.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await closeToasts(page);
  await page.evaluate((to) => {
    const { idx } = history.state as { readonly idx: number };
    // What the router keeps there: by it Back and the question about unsaved changes count their steps.
    history.pushState({ idx: idx + 1, key: String(idx + 1), usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** Closes what the page tells at its bottom: on a phone it lies over what is pressed next. */
export async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>('.mantine-Notification-closeButton');
    for (const button of buttons) button.click();
  });
}

/** Goes to a bank, which has questions. */
export async function goToBank(page: Page, bank: OpenedContainer, t: TextOf = english): Promise<void> {
  await goWithin(page, bankPath(bank));
  await expect(questionsOf(page, t)).toBeVisible();
}

/** Goes to one question of a bank. */
export async function goToQuestion(
  page: Page,
  bank: OpenedContainer,
  { content_id, question }: Question,
  t: TextOf = english,
): Promise<void> {
  await goWithin(page, questionPath(bank, content_id));
  await expect(questionsOf(page, t)).toBeHidden();
  const stem = question.replaceAll(/<[^>]*>/g, '');
  await expect(page.getByRole('main').getByText(stem).first()).toBeVisible();
}

const questionsOf = (page: Page, t: TextOf) => page.getByRole('region', { name: t('questions:list.label') });
