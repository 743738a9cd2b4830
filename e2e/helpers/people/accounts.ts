import { createHash } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { signUp } from '@takhti/contract';
import { callPublic } from '../api.ts';
import { password } from './people.ts';

let count = 0;

/** An email that is not taken yet. */
export function uniqueEmail(name: string): string {
  count += 1;
  return `${name}.${Date.now()}.${process.pid}.${count}@school.example`;
}

/** Signs somebody up by a call, with the password of the demo; they log in with their email. */
export async function makeAccount(request: APIRequestContext, name: string): Promise<string> {
  const email = uniqueEmail(name);
  await callPublic(request, signUp, {
    email,
    password: createHash('sha256').update(password).digest('hex'),
  });
  return email;
}

/** Fills in and sends the form that is open, whatever its language. */
export async function fillInSignUp(page: Page, email: string, secret: string): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(secret);
  await page.locator('form button[type=submit]').click();
}

/** Sends the login form. */
export async function tryLogin(page: Page, username: string, secret: string): Promise<void> {
  await page.goto('/');
  await page.locator('input[autocomplete=username]').fill(username);
  await page.locator('input[type=password]').fill(secret);
  await page.locator('form button[type=submit]').click();
}
