import type { Board } from '@takhti/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { loadSection } from '../../../../i18n/loaded.ts';
import '../../../../styles/base.css';
import '../../../../styles/tokens.css';
import { openInGame } from '../../round/testing/open-in-game.tsx';
import { settledPlaces } from '../../round/testing/places.ts';

const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const code: Board = {
  kind: 'code',
  is_strict: false,
  signs: Array.from('DAY').map((plain) => ({ coded: plain, plain, is_letter: true })),
  key: alphabet.map((plain) => ({ coded: plain, plain })),
};

const asked = window.matchMedia.bind(window);
beforeEach(() => Promise.all((['rounds', 'scenes'] as const).map((each) => loadSection(each))));
afterEach(async () => {
  window.matchMedia = asked;
  await cleanup();
});

test('a finger that taps the key does not call up the keyboard of the device', async () => {
  window.matchMedia = (query) => asked(query === '(pointer: coarse)' ? 'all' : query);
  await openInGame(code, 'caravan', 'english');
  const letter = page.getByRole('textbox').first();
  await expect.element(letter).toHaveAttribute('inputmode', 'none');
});

test('on a wide screen the letters of the key lie in two rows alike', async () => {
  await page.viewport(1280, 800);
  await openInGame(code, 'caravan', 'english');
  await settledPlaces('.code-entry');
  const rows = new Map<number, number>();
  for (const entry of document.querySelectorAll<HTMLElement>('.code-entry'))
    rows.set(entry.offsetTop, (rows.get(entry.offsetTop) ?? 0) + 1);
  expect([...rows.values()]).toEqual([13, 13]);
});
