import { contentTypes } from '@takhti/domain';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../i18n/texts-context.tsx';
import { AttendancePage } from './attendance-page.tsx';

const assessment_id = '3f1b8e0a-58a4-4b7e-9a55-6d5a0b7f1c2d';
const here = location.href;

beforeEach(() => {
  localStorage.clear();
  return () => history.replaceState(null, '', here);
});

async function open(): Promise<void> {
  await cleanup();
  await loadSection('attendance');
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile="…">
        <AttendancePage search={`?assessment_id=${assessment_id}&institution_id=98`} />
      </InLanguage>
    </TextsProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Who is here?' })).toBeVisible();
}

const start = (name: string) => page.getByRole('button', { name: `Start ${name}’s test` });
const count = (text: string) => page.getByText(text, { exact: true });

test('C-063 the roll of a class is called before an assessment, and each who is here begins one of their own', async () => {
  await open();
  await page.getByRole('textbox', { name: 'Names, one per line' }).fill('Zarmina\nGul Agha\nAhmad');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await expect.element(count('3 of 3 are here')).toBeVisible();
  await page.getByRole('checkbox', { name: '3. Ahmad' }).click();
  await expect.element(count('2 of 3 are here')).toBeVisible();
  expect(start('Ahmad').query()).toBeNull();

  await start('Gul Agha').click();
  const address = new URL(location.href);
  expect(address.pathname).toBe(contentTypes.assessment.player);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    assessment_id,
    institution_id: '98',
    user_id: 'Gul Agha',
  });

  await open();
  await expect.element(count('2 of 3 are here')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Ahmad from the list' }).click();
  await expect.element(count('2 of 2 are here')).toBeVisible();
});
