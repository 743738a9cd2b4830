import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react/pure';
import { useShortcuts } from './use-shortcuts.ts';

async function listening() {
  const onShortcut = vi.fn<Parameters<typeof useShortcuts>[1]>();
  const { result } = await renderHook(() => {
    const [isListening, setListening] = useState(false);
    useShortcuts('ltr', onShortcut);
    useEffect(() => setListening(true), []);
    return isListening;
  });
  await expect.poll(() => result.current).toBe(true);
  return {
    onShortcut,
    press: (key: string, more: KeyboardEventInit = {}) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
      ),
  };
}

test('a key that is held down goes on once, and moves through the answers', async () => {
  const { onShortcut, press } = await listening();
  press('ArrowRight');
  press('ArrowRight', { repeat: true });
  press('Enter', { repeat: true });
  press('ArrowDown', { repeat: true });
  expect(onShortcut.mock.calls).toEqual([[{ kind: 'next' }], [{ kind: 'focus', step: 1 }]]);
});

test('no key is taken from the browser, from an open dialog or from who writes a word', async () => {
  const { onShortcut, press } = await listening();
  press('ArrowRight', { altKey: true });
  press('3', { isComposing: true });
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.show();
  press('ArrowRight');
  dialog.remove();
  expect(onShortcut).not.toHaveBeenCalled();
});
