import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/browser/test.ts';
import { settledPageFaults } from '../helpers/games/board-layout.ts';
import { findOutside } from '../helpers/games/board-room.ts';
import { crosswordPlay, openGame } from '../helpers/games/games.ts';
import { playerTexts } from '../helpers/screen/texts.ts';

/** Upright and on their side; their letters are tapped. The last is a laptop whose letters are twice as large, too. */
const phones = ['320x568', '390x844', '640x400'] as const;
const wide = ['768x1024', '1366x650', '1280x800', '1920x1080'] as const;

for (const language of ['english', 'urdu'] as const) {
  const t = playerTexts(language === 'english' ? 'en' : 'ur');

  test(`G-314 a crossword in ${language} lies between header and dock with its clue and its letters, and is told whole`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGame(page, crosswordPlay(language));
    await page.getByRole('button', { name: t('game_start') }).click();
    await expect(page.locator('.cw-cell').first()).toBeVisible();
    const faults: string[] = [];
    faults.push(...(await faultsAt(page, wide, 'played')));
    await page.getByRole('button', { name: t('keys_show') }).click();
    faults.push(...(await faultsAt(page, phones, 'played')));

    await page.locator('[data-cell="0"]').focus();
    await page.keyboard.insertText(language === 'english' ? 'z' : 'ژ');
    await page.locator('.play-dock .button-main').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('finish') })
      .click();
    await expect(page.locator('.outcome')).toBeVisible();
    faults.push(...(await faultsAt(page, [...phones, ...wide], 'told')));
    await page.getByRole('button', { name: t('show_answer') }).click();
    faults.push(...(await faultsAt(page, [...phones, ...wide], 'answered')));
    expect(faults).toEqual([]);
  });
}

async function faultsAt(page: Page, screens: readonly string[], when: string): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    const [width = 0, height = 0] = screen.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const found = await page.evaluate(when === 'played' ? findOutside : findUntold);
    found.push(...(await settledPageFaults(page)));
    if (when === 'played') found.push(...(await page.evaluate(findSmall)));
    const own = found.filter((fault) => !hasOwnSize.test(fault));
    faults.push(...own.map((fault) => `${when} at ${screen}: ${fault}`));
  }
  return faults;
}

/** A grid of ten columns beside its letters leaves less than a button has: these have measures of their own. */
const hasOwnSize = /^(INPUT\.cw-letter|BUTTON\.cw-clue|(BUTTON\.)?key\b).* is \d+x\d+$/;

/** Runs in the page: cells and letters that are smaller than the keys of the device itself, and clues that a mouse hardly hits. */
function findSmall(): string[] {
  const least = [
    ['.cw-cell', 24, 24],
    ['.cw .key', 24, 31.5],
    ['.cw-clue', 44, 36],
  ] as const;
  return least.flatMap(([part, width, height]) => {
    const small = [...document.querySelectorAll(part)]
      .map((each) => each.getBoundingClientRect())
      .find((box) => box.width < width || box.height < height);
    return small ? [`${part} has ${small.width.toFixed(1)} by ${small.height.toFixed(1)}`] : [];
  });
}

/** Runs in the page: what of the grid, of what its marks mean and of how it went cannot be seen at once. */
function findUntold(): string[] {
  const top = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0;
  const dock = document.querySelector('.play-dock')?.getBoundingClientRect().top ?? innerHeight;
  const frame = document.querySelector('.cw-main')?.getBoundingClientRect();
  const faults: string[] = [];
  for (const part of document.querySelectorAll('.cw-cell, .cw-guide, .outcome')) {
    const { top: start, bottom, width } = part.getBoundingClientRect();
    const isCell = part.matches('.cw-cell');
    const [first, last] =
      isCell && frame ? [Math.max(top, frame.top), Math.min(dock, frame.bottom)] : [top, dock];
    if (width <= 1 || start < first - 2 || bottom > last + 2)
      faults.push(`${part.className.split(' ')[0]} is out of sight`);
  }
  return [...new Set(faults)];
}
