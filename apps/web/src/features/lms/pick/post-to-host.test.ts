import { expect, test, vi } from 'vitest';
import { postToHost } from './post-to-host.ts';

const window = () => ({ postMessage: vi.fn<(message: unknown, origin: string) => void>() });
const message = { type: 'content-picked', data: { Title: 'Planets' } } as const;

test('C-447 the opener and the framing page hear what was picked, at the named origins alone', () => {
  const [opener, parent] = [window(), window()];
  const isHeard = postToHost(
    { opener, parent, self: {} },
    ['https://a.example', 'https://b.example'],
    message,
  );
  expect(isHeard).toBe(true);
  for (const { postMessage } of [opener, parent])
    expect(postMessage.mock.calls).toEqual([
      [message, 'https://a.example'],
      [message, 'https://b.example'],
    ]);
});

test('a window of its own has nobody to tell, and never everybody', () => {
  const self = window();
  expect(postToHost({ opener: null, parent: self, self }, ['https://a.example'], message)).toBe(false);
  expect(self.postMessage).not.toHaveBeenCalled();
});
