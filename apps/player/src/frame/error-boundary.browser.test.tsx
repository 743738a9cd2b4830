import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { InLanguage, TextsProvider } from '../i18n/texts-context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

test('C-281 a fault in the player shows a kind page of its own, never Oops!, and trying again goes on', async () => {
  // React tells the console of what was caught.
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  let isBroken = true;
  function Question() {
    if (isBroken) throw new Error('x is undefined');
    return <p>Which one is odd?</p>;
  }
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile="…">
        <ErrorBoundary>
          <Question />
        </ErrorBoundary>
      </InLanguage>
    </TextsProvider>,
  );
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  expect(document.body.textContent).not.toContain('Oops');
  isBroken = false;
  await retry.click();
  await expect.element(page.getByText('Which one is odd?')).toBeVisible();
  told.mockRestore();
});
