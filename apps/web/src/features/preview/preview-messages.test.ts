import { expect, test } from 'vitest';
import { playerWord } from './preview-messages.ts';

const frame = { name: 'frame' };
const here = { origin: 'https://studio.example', frame };
const ready = { type: 'takhti-preview-ready' };

test('C-179 the player in the frame says that it is ready', () => {
  expect(playerWord({ origin: here.origin, source: frame, data: ready }, here)).toEqual({
    says: 'ready',
  });
  expect(playerWord({ origin: here.origin, source: frame, data: { type: 'close' } }, here)).toEqual({
    says: 'close',
  });
});

test('Escape pressed in the frame is heard by the person who holds it', () => {
  const data = { type: 'takhti-preview-escape' };
  expect(playerWord({ origin: here.origin, source: frame, data }, here)).toEqual({ says: 'escape' });
});

test.each([
  ['another origin', { origin: 'https://else.example', source: frame, data: ready }],
  ['another window', { origin: here.origin, source: { name: 'other' }, data: ready }],
  ['no window', { origin: here.origin, source: null, data: ready }],
  ['another message', { origin: here.origin, source: frame, data: { type: 'module-completed' } }],
  ['no message', { origin: here.origin, source: frame, data: 'takhti-preview-ready' }],
])('a message of %s is not heard', (_, heard) => {
  expect(playerWord(heard, here)).toBeNull();
});

test('a frame that is gone hears nothing', () => {
  expect(playerWord({ origin: here.origin, source: null, data: ready }, { ...here, frame: null })).toBeNull();
});

test('the player of a game tells which cards are too full', () => {
  const heard = (cards: unknown) =>
    playerWord({ origin: here.origin, source: frame, data: { type: 'takhti-preview-fit', cards } }, here);
  expect(heard([2, 5])).toEqual({ says: 'fit', cards: [2, 5] });
  expect(heard([2, 'x'])).toEqual({ says: 'fit', cards: [2] });
  expect(heard(null)).toEqual({ says: 'fit', cards: [] });
});
