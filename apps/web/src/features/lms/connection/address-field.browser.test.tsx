import { tryLmsAddress } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { AddressField } from './address-field.tsx';

async function draw(value: string): Promise<void> {
  await renderInStudio(
    <AddressField name="results" value={value} token={null} error={undefined} onChange={() => {}} />,
  );
}

const attempt = page.getByRole('button', { name: 'Test: Results' });
const told = page.getByRole('status').filter({ hasText: /\S/ });

test('what is no address is told at once when it is tried, and nothing is called', async () => {
  await draw('lms.example');
  await attempt.click();
  await expect
    .element(told)
    .toMatchTextContent('This must be an address that starts with https:// or http://');
  expect(requestsOf(tryLmsAddress)).toEqual([]);
});

test('an address that does not answer is told apart from one that does, by colour too', async () => {
  answer(tryLmsAddress, { fault: 'unknown_host', message: '' });
  await draw('https://lms.example/results');
  await attempt.click();
  const bad = await settledColor('There is no such server.');
  answer(tryLmsAddress, { fault: null, message: '' });
  await attempt.click();
  const good = await settledColor('It works.');
  expect(new Set([bad, good, getComputedStyle(document.body).color]).size).toBe(3);
});

/** The color of what is told: of a change even the shortest transition shows the color before it for a frame. */
async function settledColor(words: string): Promise<string> {
  await expect.element(told).toMatchTextContent(words);
  const element = told.element();
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
  return getComputedStyle(element).color;
}
