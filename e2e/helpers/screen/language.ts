import type { Page } from '@playwright/test';

/** Sets the interface's language in the browser, as the switch on the login page does. */
export async function speak(page: Page, locale: 'en' | 'ur'): Promise<void> {
  await page.addInitScript((language) => localStorage.setItem('takhti.language', language), locale);
}

/** The studio by day or by night, as the profile has it. */
export async function lookIn(page: Page, look: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('takhti.look', chosen), look);
}
