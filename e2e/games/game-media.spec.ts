import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { readMp3 } from '@takhti/content-types/kit';
import {
  addRound,
  gameModels,
  newRound,
  withCards,
  type CardRound,
  type GameDoc,
} from '@takhti/content-types/rounds';
import { updateContainer, uploadFile } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { act } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import { savedSign } from '../helpers/authoring.ts';
import { expectAccessible } from '../helpers/browser/axe.ts';
import { makeContent, playerPath, sendOn } from '../helpers/content.ts';
import { somebody, stranger } from '../helpers/people/login.ts';
import { pictureFile } from '../helpers/picture.ts';
import { skillOf } from '../helpers/skills.ts';
import { soundFile } from '../helpers/games/sound.ts';
import { test } from '../helpers/browser/test.ts';
import { playerTexts, studioTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const t = studioTexts('en');

const pictureOf = (page: Page): Locator => page.locator('#field-questionData-0-qContent-image');
const soundOf = (page: Page): Locator => page.locator('#field-questionData-0-qContent-audio');
const press = (field: Locator, key: Parameters<typeof t>[0]): Promise<void> =>
  field.getByRole('button', { name: t(key), exact: true }).click();
const choose = (field: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> =>
  field.locator('input[type=file]').setInputFiles(file);

/** A game of one choice that asks about a picture and a sound, which it has not got yet. */
async function draftOf(request: APIRequestContext, retry: number): Promise<OpenedContainer> {
  const author = await apiOf(request, 'developer');
  const title = uniqueTitle('What rings');
  const place = skillOf('author', { retry });
  const made = await makeContent(author, 'rumble_in_the_jumble', { title, place });
  const empty = made.json_data as GameDoc;
  const round = newRound(empty, 'rumble_in_the_jumble', 'mcq') as CardRound;
  const texts = ['A bell', 'A drum', 'A flute', 'A horn', 'A harp'];
  const cards = round.cardsData.map((card, at) => ({
    ...card,
    text: texts[at] ?? '',
    isCorrect: at === 0,
  }));
  const doc = addRound(empty, { ...withCards(round, cards), question: 'What do you hear?' });
  const { container_id, version, language } = made;
  const json_data = JSON.stringify(gameModels.rumble_in_the_jumble.open(doc));
  return author(updateContainer, { container_id, version, language, title, json_data });
}

/** How many seconds a sound plays, once the browser has read them. */
async function secondsOf(player: Locator): Promise<number> {
  await expect
    .poll(() => player.evaluate((audio) => (audio as HTMLAudioElement).duration || 0))
    .toBeGreaterThan(0);
  return player.evaluate((audio) => (audio as HTMLAudioElement).duration);
}

const isShown = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

test('G-380 G-381 G-382 G-383 G-384 G-385 G-386 G-487 C-044 C-254 C-255 C-256 C-257 C-258 C-259 C-570 C-571 C-572 C-573 G-557 G-558 C-749 C-1098 C-1099 a picture and a sound go from a file and a microphone to the learner', async ({
  browser,
  request,
}, { retry }) => {
  test.slow();
  const game = await draftOf(request, retry);
  const { container_id, institution_id } = game;
  const page = await somebody(browser, 'developer');
  const query = new URLSearchParams({ container_id, institution_id: String(institution_id), round: '1' });
  await page.goto(`/dashboard/rumble-in-the-jumble/editor/questionType?${query}`);
  const [picture, sound] = [pictureOf(page), soundOf(page)];

  await test.step('files that are no picture and no sound are told at the field, and nothing is lost', async () => {
    await choose(picture, { name: 'bell.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(picture.getByRole('alert')).toContainText(t('problems:uploads.type_not_allowed'));
    await choose(picture, { name: 'bell.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(picture.getByRole('alert')).toContainText(t('problems:uploads.not_an_image'));
    await choose(sound, { name: 'bell.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound') });
    await expect(sound.getByRole('alert')).toContainText(t('problems:uploads.not_a_sound'));
  });

  await test.step('G-316 a picture arrives, is too small for its place, and is described', async () => {
    await choose(picture, pictureFile());
    await isShown(picture.getByRole('img'));
    await expect(picture.getByRole('alert')).toHaveCount(0);
    await expect(picture).toContainText('64 × 48');
    await picture.getByRole('textbox', { name: t('media:image.alt') }).fill('A bell of brass');
    await expect(picture.getByRole('img', { name: 'A bell of brass' })).toBeVisible();
  });

  await test.step('a WAV becomes an MP3 here; what a lost connection keeps back is sent once more', async () => {
    await page.route(`**/api/${uploadFile.path}`, (route) => route.abort());
    await choose(sound, soundFile());
    await expect(sound.getByRole('alert')).toContainText(t('common:upload.not_sent'));
    await page.unroute(`**/api/${uploadFile.path}`);
    await press(sound, 'common:retry');
    const player = sound.locator('audio');
    expect(await secondsOf(player)).toBeCloseTo(2, 0);
    const file = await request.get((await player.getAttribute('src')) ?? '');
    expect(file.headers()['content-type']).toBe('audio/mpeg');
    const mp3 = readMp3(await file.body());
    expect(mp3?.seconds).toBeCloseTo(2, 0);
    expect(((mp3?.frames.length ?? 0) * 8) / (mp3?.seconds ?? 1)).toBeCloseTo(128_000, -4);
  });

  await test.step('a recording is heard before it takes the place of the file', async () => {
    const before = await sound.locator('audio').getAttribute('src');
    await press(sound, 'media:audio.record_again');
    await expect(sound.getByRole('button', { name: t('media:audio.stop') })).toBeFocused();
    const level = sound.locator('[class*=level]');
    await expect.poll(async () => (await level.boundingBox())?.width ?? 0).toBeGreaterThan(20);
    await expect(sound.getByRole('timer')).toHaveText(/00:0[2-9]/);
    await press(sound, 'media:audio.stop');
    await expect(sound.getByText(t('media:audio.listen_first'))).toBeVisible();
    expect(await secondsOf(sound.locator('audio'))).toBeGreaterThan(1.5);
    await expectAccessible(page);
    await press(sound, 'media:audio.keep');
    await expect(sound.locator('audio[src^="/files/"]')).toBeVisible();
    expect(await sound.locator('audio').getAttribute('src')).not.toBe(before);
  });

  await test.step('who lets nobody use the microphone is told what to do, and keeps the sound', async () => {
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await press(sound, 'media:audio.record_again');
    await expect(sound.getByRole('alert')).toContainText(t('media:audio.microphone_refused'));
    await expect(sound.locator('audio[src^="/files/"]')).toBeVisible();
  });

  await test.step('both are there after a reload, and can be removed and brought back', async () => {
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
    await page.reload();
    await isShown(picture.getByRole('img', { name: 'A bell of brass' }));
    expect(await secondsOf(sound.locator('audio'))).toBeGreaterThan(1.5);
    await press(sound, 'media:audio.remove');
    await expect(sound.locator('audio')).toHaveCount(0);
    await expect(sound.getByRole('button', { name: t('media:audio.record'), exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('common:undo'), exact: true }).click();
    expect(await secondsOf(sound.locator('audio'))).toBeGreaterThan(1.5);
    expect((await sound.locator('audio').boundingBox())?.width ?? 0).toBeLessThanOrEqual(257);
    await press(picture, 'media:image.remove');
    await expect(picture.getByRole('button', { name: t('media:image.choose') })).toBeFocused();
    await page.getByRole('button', { name: t('common:undo'), exact: true }).click();
    await isShown(picture.getByRole('img', { name: 'A bell of brass' }));
    // By the page that holds the game: from any other session it could not be moved before this one has let go of it.
    await act(page, 'submit');
    await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
  });

  await test.step('a learner sees the one and hears the other', async () => {
    const author = await apiOf(request, 'developer');
    for (const login of ['reviewer1', 'reviewer2', 'final'] as const)
      await sendOn(request, login, container_id);
    const learner = await stranger(browser);
    await learner.goto(await playerPath(author, game.content_id));
    const say = playerTexts('en');
    await learner.getByRole('button', { name: say('game_start') }).click();
    await isShown(learner.getByRole('img', { name: 'A bell of brass' }));
    await learner.getByRole('button', { name: say('listen'), exact: true }).click();
    const heard = learner.locator('audio');
    await expect
      .poll(() => heard.evaluate((audio) => (audio as HTMLAudioElement).currentTime))
      .toBeGreaterThan(0.3);
  });
});
