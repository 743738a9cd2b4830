import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react/pure';
import type { HostMessage } from './host.ts';
import { usePreviewMessages } from './use-preview-messages.ts';

const parse = (data: unknown): string | null => (typeof data === 'string' ? data : null);

async function previewing() {
  const send = vi.fn<(message: HostMessage) => void>();
  const host = { isPresent: true, send };
  const { result } = await renderHook(() => usePreviewMessages(host, parse));
  await expect.poll(() => send.mock.calls).toEqual([[{ type: 'takhti-preview-ready' }]]);
  const shown = () => result.current.shown;
  const post = (data: unknown, from: { origin?: string; source?: Window | null } = {}): void => {
    dispatchEvent(
      new MessageEvent('message', { data, origin: location.origin, source: window.parent, ...from }),
    );
  };
  return { shown, post };
}

test('C-179 a preview shows what our own studio posts, and each play afresh', async () => {
  const { shown, post } = await previewing();
  post('a play');
  await expect.poll(shown).toEqual({ preview: 'a play', round: 1 });
  post('a play');
  await expect.poll(shown).toEqual({ preview: 'a play', round: 2 });
});

test('C-179 a preview listens to no page of others, and to no window but the one around it', async () => {
  const { shown, post } = await previewing();
  const other = document.createElement('iframe');
  document.body.append(other);
  post('of another page', { origin: 'https://elsewhere.example' });
  post('of another window', { source: other.contentWindow });
  post('its own', { source: window });
  post({ of: 'another kind' });
  other.remove();
  post('a play');
  await expect.poll(shown).toEqual({ preview: 'a play', round: 1 });
});
