import { expect, test } from 'vitest';
import { newEntry, noteKey, notePaste } from './entry.ts';

function typedBy(...keys: readonly string[]): string {
  const entry = newEntry();
  for (const key of keys) noteKey(entry, { key, ctrlKey: false, metaKey: false, altKey: false });
  return entry.parts.filter((part) => typeof part === 'string').join('');
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
  expect(entry.parts).toEqual([]);
});

test('what is pasted keeps its formatting between what is typed, and goes with one Backspace', () => {
  const entry = newEntry();
  const key = (name: string) => noteKey(entry, { key: name, ctrlKey: false, metaKey: false, altKey: false });
  const clipboard = (texts: Record<string, string>) => ({ getData: (type: string) => texts[type] ?? '' });
  key('a');
  notePaste(entry, clipboard({ 'text/html': '<b>x</b>', 'text/plain': 'x' }));
  notePaste(entry, clipboard({ 'text/plain': 'y' }));
  key('z');
  expect(entry.parts).toEqual(['a', { html: '<b>x</b>' }, 'yz']);
  for (let times = 0; times < 3; times += 1) key('Backspace');
  expect(entry.parts).toEqual(['a']);
});
