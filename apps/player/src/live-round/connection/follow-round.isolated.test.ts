import { afterEach, expect, test, vi } from 'vitest';
import { followRound } from './follow-round.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page that is looked at again makes its line anew, and nobody is told that there was none', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const asked = vi.fn<(address: string, request: RequestInit) => Promise<Response>>(
    (_address, { signal }) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('given up')));
      }),
  );
  vi.stubGlobal('fetch', asked);
  const lines: boolean[] = [];
  const screen = { institution_id: 1, round_id: 'round', secret: 'secret' };
  const stop = followRound(screen, {
    onEvent: () => undefined,
    onConnection: (isUp) => void lines.push(isUp),
  });
  page.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => asked.mock.calls.length, { timeout: 5_000 }).toBe(2);
  stop();
  expect(lines).toEqual([]);
});
