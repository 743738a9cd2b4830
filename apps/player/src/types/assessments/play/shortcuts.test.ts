import { expect, test } from 'vitest';
import { shortcutOf, type Press, type Shortcut } from './shortcuts.ts';

const press = (key: string, more: Partial<Press> = {}): Shortcut | null =>
  shortcutOf({ key, hasModifier: false, on: 'page', dir: 'ltr', ...more });

test.each(['3', '۳', '٣'])('the number %s chooses the third answer', (key) => {
  expect(press(key)).toEqual({ kind: 'choose', index: 2 });
});

test.each(['0', 'a', 'Tab', ' ', 'F5'])('%j is left to the browser', (key) => {
  expect(press(key)).toBeNull();
});

test('Enter goes on, except where it presses a button', () => {
  expect(press('Enter')).toEqual({ kind: 'main' });
  expect(press('Enter', { on: 'radio' })).toEqual({ kind: 'main' });
  expect(press('Enter', { on: 'pressable' })).toBeNull();
});

test('sideways arrows follow the direction of writing', () => {
  expect(press('ArrowRight')).toEqual({ kind: 'next' });
  expect(press('ArrowRight', { dir: 'rtl' })).toEqual({ kind: 'previous' });
  expect(press('ArrowLeft', { dir: 'rtl' })).toEqual({ kind: 'next' });
});

test('up and down move between the answers; radios move by themselves', () => {
  expect(press('ArrowDown', { on: 'checkbox' })).toEqual({ kind: 'focus', step: 1 });
  expect(press('ArrowUp')).toEqual({ kind: 'focus', step: -1 });
  expect(press('ArrowDown', { on: 'radio' })).toBeNull();
  expect(press('ArrowLeft', { on: 'radio' })).toBeNull();
});

test('with a modifier a key is the browser’s', () => {
  expect(press('1', { hasModifier: true })).toBeNull();
});
