import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { SavedIndicator } from './saved-indicator.tsx';

test('who writes while there is no network is told where it is kept, until the network is back', async () => {
  await renderInStudio(<SavedIndicator isDirty isSaving={false} version={1} />);
  const state = page.getByRole('status').filter({ hasText: /./ });
  await expect.element(state).toHaveTextContent('Unsaved changes');
  dispatchEvent(new Event('offline'));
  await expect.element(state).toHaveTextContent('Offline: kept on this device');
  dispatchEvent(new Event('online'));
  await expect.element(state).toHaveTextContent('Unsaved changes');
});
