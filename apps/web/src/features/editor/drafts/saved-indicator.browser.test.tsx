import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../../app/session/index.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { SavedIndicator } from './saved-indicator.tsx';

test('without a network it says where the work is kept, until the network is back', async () => {
  await renderInStudio(<SavedIndicator isDirty isSaving={false} version={1} />);
  const state = page.getByRole('status').filter({ hasText: /./ });
  await expect.element(state).toHaveTextContent('Unsaved changes');
  dispatchEvent(new Event('offline'));
  await expect.element(state).toHaveTextContent('Offline: kept on this device');
  dispatchEvent(new Event('online'));
  await expect.element(state).toHaveTextContent('Unsaved changes');
});

test('after a logout elsewhere it says so, and that the work is kept', async () => {
  await renderInStudio(<SavedIndicator isDirty isSaving={false} version={1} />);
  const state = page.getByRole('status').filter({ hasText: /./ });
  await expect.element(state).toHaveTextContent('Unsaved changes');
  expect([sessionStore.refuse(), sessionStore.refuse()]).toEqual([true, false]);
  await expect.element(state).toHaveTextContent('Logged out: kept on this device');
  const { session_id = '', refresh_token = '' } = sessionStore.state().session ?? {};
  sessionStore.renew({ session_id, refresh_token });
  await expect.element(state).toHaveTextContent('Unsaved changes');
});
