import { expect, test } from 'vitest';
import { askedBy } from './palette-keys.ts';

const plain = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  ['Ctrl+K', { ...plain, key: 'k', code: 'KeyK', ctrlKey: true }],
  ['⌘K', { ...plain, key: 'k', code: 'KeyK', metaKey: true }],
  ['the same key of an Urdu keyboard', { ...plain, key: 'ک', code: 'KeyK', ctrlKey: true }],
])('%s opens the palette, also from a text field', (_name, pressed) => {
  expect([askedBy(pressed, true), askedBy(pressed, false)]).toEqual(['palette', 'palette']);
});

test('a question mark lists the shortcuts, unless it is typed', () => {
  for (const key of ['?', '؟']) {
    expect(askedBy({ ...plain, key, code: 'Slash', shiftKey: true }, false)).toBe('shortcuts');
    expect(askedBy({ ...plain, key, code: 'Slash', shiftKey: true }, true)).toBeNull();
  }
});

test('letters, AltGr and other shortcuts are left alone', () => {
  expect(askedBy({ ...plain, key: 'k', code: 'KeyK' }, false)).toBeNull();
  expect(askedBy({ ...plain, key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }, false)).toBeNull();
  expect(askedBy({ ...plain, key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, false)).toBeNull();
  // On a Dvorak keyboard the letter counts.
  expect(askedBy({ ...plain, key: 't', code: 'KeyK', ctrlKey: true }, false)).toBeNull();
});
