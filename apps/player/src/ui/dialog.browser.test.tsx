import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { Dialog } from './dialog.tsx';

function Asking(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Ask
      </button>
      {isOpen && (
        <Dialog title="Sure?" onClose={() => setIsOpen(false)}>
          <button type="button">Yes</button>
        </Dialog>
      )}
    </>
  );
}

test('a dialog that Escape closed can be opened again at once', async () => {
  await render(<Asking />);
  const ask = page.getByRole('button', { name: 'Ask' });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Sure?' });
  await expect.element(dialog).toBeVisible();
  // As the browser does it for Escape: it asks, closes, and says so later.
  const shown = dialog.element() as HTMLDialogElement;
  if (shown.dispatchEvent(new Event('cancel', { cancelable: true }))) shown.close();
  await expect.element(dialog).not.toBeInTheDocument();
  (ask.element() as HTMLElement).click();
  await expect.element(dialog).toBeVisible();
  await new Promise((done) => setTimeout(done, 50));
  await expect.element(dialog).toBeVisible();
});
