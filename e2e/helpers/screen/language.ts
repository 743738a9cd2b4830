import type { Page } from '@playwright/test';

/** Sets the interface's language in the browser, as the switch on the login page does. */
export async function speak(page: Page, locale: 'en' | 'ur'): Promise<void> {
  await page.addInitScript((language) => localStorage.setItem('takhti.language', language), locale);
}
