import { expect, test } from 'vitest';
import { sendCloseMessage } from './close-message.ts';

function listener() {
  const heard: unknown[] = [];
  return { heard, postMessage: (message: unknown) => void heard.push(message) };
}

test('C-059 the close message goes to the opener and to the parent', () => {
  const [opener, parent] = [listener(), listener()];
  sendCloseMessage({ opener, parent, self: {} });
  expect([opener.heard, parent.heard]).toEqual([
    [{ type: 'close', reason: '' }],
    [{ type: 'close', reason: '' }],
  ]);
});

test('a window of its own, whose parent is itself, tells nobody', () => {
  const self = listener();
  sendCloseMessage({ opener: null, parent: self, self });
  expect(self.heard).toEqual([]);
});

test('C-538 C-539 a failed role lookup sends the close message UNAUTHORIZED', () => {
  const opener = listener();
  sendCloseMessage({ opener, parent: null, self: null }, 'UNAUTHORIZED');
  expect(opener.heard).toEqual([{ type: 'close', reason: 'UNAUTHORIZED' }]);
});
