import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { loadSection } from '../../../../i18n/loaded.ts';
import '../../../../styles/base.css';
import '../../../../styles/tokens.css';
import { openInGame } from '../../round/testing/open-in-game.tsx';
import { expectTold, settledPlaces } from '../../round/testing/places.ts';

beforeEach(() => Promise.all((['rounds', 'scenes'] as const).map((each) => loadSection(each))));
afterEach(cleanup);

test.each([
  [1280, 800, 'english'],
  [390, 844, 'urdu'],
  [320, 568, 'urdu'],
  [640, 400, 'english'],
] as const)(
  'at %i x %i in %s a number is tapped digit by digit, above the dock, and its tag stays',
  async (width, height, language) => {
    await page.viewport(width, height);
    await openInGame({ kind: 'number', unit: 'km', answer: '12.5' }, 'caravan', language);
    await settledPlaces('.fill-key');
    const dock = document.querySelector('.play-dock')!.getBoundingClientRect();
    for (const key of document.querySelectorAll('.fill-key'))
      expect(key.getBoundingClientRect().bottom).toBeLessThanOrEqual(dock.top);
    await settledPlaces('.fill-number');
    const before = topOfTag();
    for (const at of [0, 1, 10, 3, 4, 11]) await page.elementLocator(keyAt(at)).click();
    await expect.element(page.getByRole('textbox')).toHaveValue('12.4');
    document.querySelector<HTMLElement>('.play-dock .button-main')!.click();
    await expectTold();
    expect(document.querySelector('.fill-key')).toBeNull();
    await settledPlaces('.fill-number');
    expect(Math.abs(topOfTag() - before)).toBeLessThan(20);
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight + 1);
  },
);

const topOfTag = (): number => document.querySelector('.fill-number')!.getBoundingClientRect().top;
const keyAt = (at: number): Element => document.querySelectorAll('.fill-key')[at]!;
