import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Browser, type Page } from '@playwright/test';
import { CarriedGame, type PlayRound } from '@takhti/domain';
import { unzipSync } from 'fflate';
import { expectAccessible } from '../helpers/browser/axe.ts';
import { solveRound } from '../helpers/games/games.ts';
import { keys } from '../helpers/browser/hands.ts';
import { somebody, stranger } from '../helpers/people/login.ts';
import { test } from '../helpers/browser/test.ts';
import { playerTexts } from '../helpers/screen/texts.ts';

const title = 'آج موسم کیسا ہے؟';
const t = playerTexts('ur');

let folder = '';
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'takhti-carried-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('a game is carried away, played from its folder without any network, and handed in later', async ({
  browser,
}) => {
  const rounds = await test.step('a teacher downloads it from the library', async () => {
    const teacher = await somebody(browser, 'teacher');
    await teacher.goto(`/content?${new URLSearchParams({ title })}`);
    const card = teacher.getByRole('listitem').filter({ hasText: title });
    await card.getByRole('button', { name: `Share: ${title}` }).click();
    const fetched = async (name: string) => {
      const download = teacher.waitForEvent('download');
      await teacher.getByRole('button', { name }).click();
      return download;
    };
    const one = await fetched('One file for a phone');
    expect(one.suggestedFilename()).toBe(`${title.replace('?', '')}.html`);
    await one.saveAs(pageFile());
    return unpack(await (await fetched('Zip for a computer')).path());
  });

  await test.step('its one file plays where nothing else is, and where the browser keeps nothing', async () => {
    const device = await deviceAway(browser);
    const asked: string[] = [];
    device.on('request', (request) => void asked.push(request.url().slice(0, 40)));
    device.on('console', (message) => void (message.type() === 'error' && asked.push(message.text())));
    await device.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The document is sandboxed', 'SecurityError');
        },
      }),
    );
    await device.goto(pathToFileURL(pageFile()).href);
    await device.getByRole('button', { name: t('game_start') }).click();
    const pictures = device.locator('img[src^="data:image/"]');
    await expect(pictures).toHaveCount(4);
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth > 0)),
      )
      .not.toContain(false);
    await expect
      .poll(() => device.evaluate(() => [...document.fonts].map(({ status }) => status)))
      .toContain('loaded');
    await playRounds(device, rounds);
    await handInCodeOf(device, 'گل مکئی');
    expect(asked.filter((each) => !/^(file|data|blob):/.test(each))).toEqual([]);
    await device.context().close();
    const preview = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await preview.goto(pathToFileURL(pageFile()).href);
    await expect(preview.getByText(t('needs_browser'))).toBeVisible();
    await preview.context().close();
  });

  const { page, code } = await test.step('it plays where there is no network', async () => {
    const device = await deviceAway(browser);
    const faults: string[] = [];
    device.on('pageerror', (fault) => faults.push(fault.message));
    await device.goto(pathToFileURL(path.join(folder, 'index.html')).href);
    await expect(device.locator('html')).toHaveAttribute('dir', 'rtl');
    await device.getByRole('button', { name: t('game_start') }).click();
    await playRounds(device, rounds);
    const handed = await handInCodeOf(device, 'زرغونه');
    await expectAccessible(device);
    expect(faults).toEqual([]);
    return { page: device, code: handed };
  });

  await test.step('another game is begun, and kept while the page is closed', async () => {
    await page.getByRole('button', { name: t('again') }).click();
    await page.getByRole('button', { name: t('game_start') }).click();
    await expect(page.getByRole('heading', { name: t('round_of', { n: 1, total: 1 }) })).toBeVisible();
    const card = page.locator('.tray [data-card]').first();
    const id = await card.getAttribute('data-card');
    await card.press('1');
    await expect(page.locator(`.targets [data-card="${id}"]`)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: t('continue') }).click();
    await expect(page.locator(`.targets [data-card="${id}"]`)).toBeVisible();
    await page.close();
  });

  await test.step('its code is handed in, once however often; what is none is told', async () => {
    const english = playerTexts('en');
    const online = await stranger(browser);
    await online.goto('/player/hand-in');
    const codes = online.getByRole('textbox', { name: english('hand_in_codes') });
    const send = online.getByRole('button', { name: english('hand_in_send'), exact: true });
    await send.click();
    await expect(online.getByText(english('hand_in_empty'))).toBeVisible();
    for (const _time of ['once', 'again']) {
      await codes.fill(`${code.slice(0, 60)}\n${code.slice(60)}`);
      await send.click();
      await expect(online.getByRole('listitem')).toHaveText(`زرغونه – ${title}100%`);
      await expect(codes).toHaveValue('');
    }
    await codes.fill(code.slice(0, -9));
    await send.click();
    await expect(online.getByText(english('hand_in_bad', { n: 1 }))).toBeVisible();
    await expect(codes).toHaveValue(code.slice(0, -9));
    await expectAccessible(online);
  });
});

const pageFile = (): string => path.join(folder, 'one file.html');

/** A phone without any network. */
async function deviceAway(browser: Browser): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const away = await browser.newContext({ offline: true, viewport, reducedMotion: 'reduce' });
  return away.newPage();
}

/** What a learner who says their name hands in, which the page shows as letters and as a picture. */
async function handInCodeOf(page: Page, name: string): Promise<string> {
  await page.getByRole('textbox', { name: t('hand_in_name') }).fill(name);
  await page.getByRole('button', { name: t('hand_in_show') }).click();
  const field = page.getByRole('textbox', { name: t('hand_in_code') });
  await expect(field).toHaveValue(/^TAKHTI2-/);
  await expect(page.getByRole('img', { name: t('hand_in_scan') })).toBeVisible();
  return field.inputValue();
}

/** Unpacks a zip into the folder; gives the rounds of the board that is played first. */
async function unpack(zip: string): Promise<readonly PlayRound[]> {
  const files = unzipSync(await readFile(zip));
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), bytes);
  }
  const script = await readFile(path.join(folder, 'game.js'), 'utf8');
  const game = CarriedGame.parse(JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)));
  return game.boards[0]?.play.rounds ?? [];
}

async function playRounds(page: Page, rounds: readonly PlayRound[]): Promise<void> {
  for (const round of rounds) {
    const heading = page.getByRole('heading', {
      name: t('round_of', { n: round.Number, total: rounds.length }),
    });
    await expect(heading).toBeVisible();
    await solveRound(page, round, keys);
    const check = page.getByRole('button', { name: t('check'), exact: true });
    if (await check.isVisible()) await check.click();
    const last = round.Number === rounds.length;
    await page.getByRole('button', { name: t(last ? 'show_result' : 'next'), exact: true }).click();
  }
}
