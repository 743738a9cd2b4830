import { expect, test } from 'vitest';
import { newEntry, noteKey } from './entry.ts';

function typedBy(...keys: readonly string[]): string {
  const entry = newEntry();
  for (const key of keys) noteKey(entry, { key, ctrlKey: false, metaKey: false, altKey: false });
  return entry.typed;
}

test('letters, signs, spaces and Enter are typed; keys with a name are not', () => {
  expect(typedBy('A', 'ب', ' ', '<', 'Shift', 'Enter', 'ArrowLeft', 'F1', 'Dead', 'Unidentified', 'z')).toBe(
    'Aب <\nz',
  );
});

test('Backspace takes the last sign back, an emoji of several parts whole', () => {
  expect(typedBy('a', '👨‍👩‍👧', 'Backspace')).toBe('a');
  expect(typedBy('Backspace', 'b')).toBe('b');
});

test('a shortcut types nothing and is left to the page', () => {
  const entry = newEntry();
  expect(noteKey(entry, { key: 's', ctrlKey: true, metaKey: false, altKey: false })).toBe(false);
  expect(entry.typed).toBe('');
});
