import { expect, type Page } from '@playwright/test';

let count = 0;

/** An email that nobody has yet. */
export function uniqueEmail(name: string): string {
  count += 1;
  return `${name}.${Date.now()}.${process.pid}.${count}@school.example`;
}

/** Signs up through the form; the studio opens. */
export async function signUpAs(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/signUp');
  await fillInSignUp(page, email, password);
}

/** Fills in and sends the form that is open, whatever its language. */
export async function fillInSignUp(page: Page, email: string, password: string): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL('/dashboard');
}

/** Sends the login form. */
export async function tryLogin(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/');
  await page.locator('input[autocomplete=username]').fill(username);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();
}
