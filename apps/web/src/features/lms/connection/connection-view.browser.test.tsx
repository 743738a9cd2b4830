import { LmsSettings } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { ConnectionView } from './connection-view.tsx';

test('changing a setting at the top of the page keeps Save in sight', async () => {
  await page.viewport(1280, 800);
  const settings = LmsSettings.parse({});
  const kept = { ...settings, has_token: false, has_key: false, has_lrs_secret: false };
  await renderInStudio(<ConnectionView kept={{ ...kept, unreadable: [], version: 1 }} />);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.getByRole('textbox', { name: /^Pages, one per line/ }).fill('https://lms.example');
  await expect.element(save).toBeEnabled();
  await expect.poll(() => save.element().getBoundingClientRect().bottom).toBeLessThan(800);
});
