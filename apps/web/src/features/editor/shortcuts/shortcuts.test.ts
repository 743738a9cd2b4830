import { expect, test } from 'vitest';
import { keysOf, shortcutOf } from './shortcuts.ts';

const plain = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  ['save', { ...plain, key: 's', code: 'KeyS', ctrlKey: true }],
  ['save', { ...plain, key: 's', code: 'KeyS', metaKey: true }],
  ['undo', { ...plain, key: 'z', code: 'KeyZ', ctrlKey: true }],
  ['redo', { ...plain, key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }],
  ['redo', { ...plain, key: 'y', code: 'KeyY', ctrlKey: true }],
] as const)('%s works inside a text field', (shortcut, pressed) => {
  expect(shortcutOf(pressed, true)).toBe(shortcut);
});

test('on an Urdu keyboard the same keys work', () => {
  expect(shortcutOf({ ...plain, key: 'س', code: 'KeyS', ctrlKey: true }, true)).toBe('save');
  expect(shortcutOf({ ...plain, key: '؟', code: 'Slash', shiftKey: true }, false)).toBe('help');
  expect(shortcutOf({ ...plain, key: 'ء', code: 'KeyU' }, false)).toBe('unread');
});

test('on a French keyboard the letter counts, wherever it lies', () => {
  expect(shortcutOf({ ...plain, key: 'z', code: 'KeyW', ctrlKey: true }, false)).toBe('undo');
});

test('a question mark that is typed stays a question mark', () => {
  expect(shortcutOf({ ...plain, key: '?', code: 'Slash', shiftKey: true }, true)).toBeNull();
});

test('plain letters and AltGr are nobody’s shortcut', () => {
  expect(shortcutOf({ ...plain, key: 's', code: 'KeyS' }, false)).toBeNull();
  expect(shortcutOf({ ...plain, key: 'ś', code: 'KeyS', ctrlKey: true, altKey: true }, true)).toBeNull();
});

test('keys are named as the keyboard has them', () => {
  expect(keysOf('redo', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(keysOf('save', true)).toEqual(['⌘', 'S']);
});
