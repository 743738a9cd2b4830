import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../i18n/loaded.ts';
import { TextsProvider } from '../i18n/texts-context.tsx';
import { PhonePage } from '../live-round/phone-page.tsx';

async function open(): Promise<void> {
  await cleanup();
  await loadSection('live');
  await render(
    <TextsProvider>
      <PhonePage search="" />
    </TextsProvider>,
  );
}

const title = page.getByRole('heading', { name: 'په پړاو کې برخه واخلئ' });

test('learners choose their language: what they typed stays, and the browser knows it the next time', async () => {
  localStorage.clear();
  await open();
  await page.getByRole('textbox', { name: 'Nickname' }).fill('Zara');
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('پښتو');
  await expect.element(title).toBeVisible();
  expect(document.documentElement.dir).toBe('rtl');
  await expect.element(page.getByRole('textbox').last()).toHaveValue('Zara');

  await open();
  await expect.element(title).toBeVisible();
  localStorage.clear();
});
