import { listDeveloperDashboard, searchLibrary } from '@takhti/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Layout } from '../../app/shell/layout-of.ts';
import { answer } from '../../testing/fake-server.ts';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { Palette } from './index.ts';

const layout = {
  entries: [
    { name: 'home', to: '/dashboard' },
    { name: 'draft', to: '/dashboard/draft' },
  ],
  hasCreate: true,
  userMenu: ['log_out'],
} as unknown as Layout;

const field = page.getByRole('combobox');
const options = page.getByRole('option');

async function show(locale: 'en' | 'ur' | 'ps' | 'prs'): Promise<void> {
  answer(listDeveloperDashboard, { records: [], total: 0 });
  answer(searchLibrary, { records: [], total: 0 });
  await renderInStudio(<Palette layout={layout} isEditor={false} />, { locale });
}

afterEach(() => vi.restoreAllMocks());

test('what is typed right after its keys is there, and more goes on behind it', async () => {
  await show('en');
  await userEvent.keyboard('{Control>}k{/Control}drx{Backspace}');
  await expect.element(field).toHaveValue('dr');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('aft');
  await expect.element(field).toHaveValue('draft');
  await expect.element(options).toHaveLength(1);
});

test.each(['ur', 'ps', 'prs'] as const)(
  'in %s pages and actions are found by their English words, too, in a field that keeps its direction',
  async (locale) => {
    await show(locale);
    await userEvent.keyboard('{Control>}k{/Control}');
    for (const [typed, found] of [
      ['dashboard', 1],
      ['drafts', 1],
      ['logout', 1],
      ['new lesson', 1],
    ] as const) {
      await field.fill(typed);
      await expect.element(options).toHaveLength(found);
      expect(getComputedStyle(field.element()).direction).toBe('rtl');
    }
  },
);
