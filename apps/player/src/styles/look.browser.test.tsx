import { afterEach, expect, test } from 'vitest';
import { followLook } from './look.ts';
import './tokens.css';

const root = document.documentElement;

afterEach(() => {
  localStorage.removeItem('takhti.look');
});

test.each([
  ['dark', 'dark', '#e8ebee'],
  ['light', 'light', '#1d2733'],
  [null, 'light', '#1d2733'],
])('chosen in the studio as %s, the player is %s', (chosen, look, ink) => {
  if (chosen !== null) localStorage.setItem('takhti.look', chosen);
  followLook();
  expect(root.dataset['look']).toBe(look);
  expect(getComputedStyle(root).getPropertyValue('--ink')).toBe(ink);
});
