import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { updateContainer } from '@takhti/contract';
import type { ContentType, OpenedContainer, StoredFile } from '@takhti/domain';
import { apiOf } from '../helpers/api.ts';
import { savedSign } from '../helpers/authoring.ts';
import { makeContent } from '../helpers/content.ts';
import {
  bookFile,
  captionsFile,
  filmFile,
  pdfFile,
  zipFile,
  type MadeFile,
} from '../helpers/files/made-files.ts';
import { sendFile } from '../helpers/files/send-file.ts';
import { playerTexts, studioTexts } from '../helpers/screen/texts.ts';
import type { Start, TypeJourney } from './type-journey.ts';

const t = studioTexts('en');
const p = playerTexts('en');
const description = 'Read it twice.';

type Bring = (file: MadeFile) => Promise<StoredFile>;

/** Makes content of a type, whose document names files that were brought. */
async function makeWith(
  content_type: ContentType,
  { request, title, place }: Start,
  docOf: (bring: Bring) => Promise<object>,
): Promise<OpenedContainer> {
  const author = await apiOf(request, 'developer');
  const { container_id, language, version } = await makeContent(author, content_type, { title, place });
  const doc = await docOf((file) => bring(request, container_id, file));
  const json_data = JSON.stringify({ schema_version: 1, description, ...doc });
  return author(updateContainer, { container_id, version, language, title, json_data });
}

async function bring(request: APIRequestContext, container_id: string, file: MadeFile): Promise<StoredFile> {
  const { file_path, file_name, bytes } = await sendFile(request, container_id, file);
  return { path: file_path, name: file_name, bytes, alt: '' };
}

/** A type whose document is a list of files: the editor takes another one in place of the first. */
function listOf(
  content_type: 'document' | 'zip' | 'html_zip' | 'e_book',
  folder: string,
  files: { readonly first: MadeFile; readonly second: MadeFile },
  expectPlayer: TypeJourney['expectPlayer'],
): TypeJourney {
  return {
    make: (start) =>
      makeWith(content_type, start, async (bringFile) => ({ files: [await bringFile(files.first)] })),
    editor: `/dashboard/${folder}/edit`,
    async expectEditor(page) {
      await expect(page.getByText(files.first.name, { exact: true })).toBeVisible();
      const replace = page.getByRole('button', { name: new RegExp(`^${t('media:file.replace')}`) });
      const chooser = page.waitForEvent('filechooser');
      await replace.click();
      await (await chooser).setFiles({ ...files.second });
      await expect(page.getByText(files.second.name, { exact: true })).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(savedSign(page, 'Saved')).toBeVisible();
    },
    preview: `/content/${folder}/preview`,
    async expectPreview(page) {
      await expect(page.getByText(description)).toBeVisible();
      await expect(page.getByText(files.first.name, { exact: true })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    },
    expectPlayer,
  };
}

// The library keeps its frame in a place of its own, which the page's locators do not enter.
async function expectInBook(page: Page, heading: string): Promise<void> {
  await expect
    .poll(async () => {
      const frame = page.frames().find((each) => each.url().startsWith('blob:'));
      // The book may be turning its page: the frame goes and comes.
      return frame
        ?.getByRole('heading', { name: heading })
        .isVisible()
        .catch(() => false);
    })
    .toBe(true);
}

export const filesJourneys: Readonly<
  Record<'document' | 'zip' | 'html_zip' | 'e_book' | 'video' | 'game', TypeJourney>
> = {
  document: listOf(
    'document',
    'document',
    {
      first: pdfFile('water.pdf', ['Water rises', 'Water falls']),
      second: pdfFile('rain.pdf', ['Rain']),
    },
    async (page) => {
      await expect(page.getByText(p('page_of', { n: 1, total: 2 })).first()).toBeVisible();
      // The words of the page, which a reader of screens reads out.
      await expect(page.getByText('Water rises')).toBeVisible();
      await page.getByRole('button', { name: p('page_after') }).click();
      await expect(page.getByText('Water falls')).toBeVisible();
      await expect(page.getByRole('link', { name: /water\.pdf/ })).toHaveAttribute('download', 'water.pdf');
    },
  ),
  zip: listOf(
    'zip',
    'zip',
    { first: zipFile('sheets.zip', { 'a.txt': 'a' }), second: zipFile('others.zip', { 'b.txt': 'b' }) },
    async (page) => {
      const link = page.getByRole('link', { name: /sheets\.zip/ });
      const download = page.waitForEvent('download');
      await link.click();
      expect((await download).suggestedFilename()).toBe('sheets.zip');
    },
  ),
  html_zip: listOf(
    'html_zip',
    'html-zip',
    {
      first: zipFile('quiz.zip', {
        'index.html':
          '<!doctype html><link rel="stylesheet" href="a.css"><h1>Quiz</h1><p id="told"></p><script src="a.js"></script>',
        'a.css': 'h1 { color: rgb(1, 2, 3) }',
        'a.js': `
          const tell = (word) => { document.getElementById('told').textContent += word + ' ' };
          tell('runs');
          try { parent.document; tell('reaches') } catch { tell('alone') }
          try { localStorage.length; tell('stores') } catch { tell('keeps-nothing') }
          fetch('/api/account/session', { method: 'POST' }).then(() => tell('calls'), () => tell('calls-nothing'));
          parent.postMessage({ type: 'takhti-preview', play: { title: 'Forged' } }, '*');
        `,
      }),
      second: zipFile('folder.zip', { 'pages/index.html': '<h1>Two</h1>' }),
    },
    async (page) => {
      const frame = page.frameLocator('iframe:not([aria-hidden])');
      await expect(frame.getByRole('heading', { name: 'Quiz' })).toHaveCSS('color', 'rgb(1, 2, 3)');
      await expect(frame.locator('#told')).toHaveText('runs alone keeps-nothing calls-nothing ');
      await expect(page.getByText('Forged')).toHaveCount(0);
    },
  ),
  e_book: listOf(
    'e_book',
    'e-book',
    {
      first: bookFile('tales.epub', ['The river', 'The hill']),
      second: bookFile('more.epub', ['The sea']),
    },
    async (page) => {
      await expectInBook(page, 'The river');
      await page.getByRole('button', { name: p('book_contents') }).click();
      await page.getByRole('button', { name: 'The hill' }).click();
      await expectInBook(page, 'The hill');
      // Somebody who comes back continues there.
      await page.reload();
      await expectInBook(page, 'The hill');
    },
  ),
  video: {
    make: (start) =>
      makeWith('video', start, async (bringFile) => {
        const film = await bringFile(filmFile('river.mp4'));
        const { alt: _none, ...words } = await bringFile(captionsFile);
        return {
          video_path: [{ url: film.path, bytes: film.bytes }],
          video_name: film.name,
          link: '',
          poster: '',
          captions: [{ ...words, language: 'english' }],
        };
      }),
    editor: '/dashboard/video/editor',
    async expectEditor(page) {
      await expect(page.getByText('river.mp4', { exact: true })).toBeVisible();
      const link = page.getByRole('textbox', { name: t('files:fields.video_link'), exact: true });
      await link.fill('<iframe src="https://example.org/a">');
      await link.blur();
      await expect(link).toHaveAttribute('aria-invalid', 'true');
      await link.fill('');
      await page.keyboard.press('Control+s');
      await expect(savedSign(page, 'Saved')).toBeVisible();
    },
    preview: '/content/video/preview',
    async expectPreview(page) {
      await expect(page.getByText(description)).toBeVisible();
      await expect(page.getByText('river.mp4')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    },
    async expectPlayer(page) {
      const film = page.locator('video');
      await expect(film).toHaveAttribute('src', /^\/files\//);
      await expect(film.locator('track')).toHaveAttribute('srclang', 'en');
      await page.getByRole('combobox', { name: p('video_speed') }).selectOption('1.5');
      expect(await film.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.5);
    },
  },
  game: {
    make: (start) =>
      makeWith('game', start, async (bringFile) => ({
        link: 'https://example.org/fractions',
        files: [await bringFile(zipFile('fractions.zip', { 'index.html': '<h1>Fractions</h1>' }))],
      })),
    editor: '/dashboard/game/edit',
    async expectEditor(page) {
      await expect(page.getByText('fractions.zip', { exact: true })).toBeVisible();
      const link = page.getByRole('textbox', { name: t('files:fields.link'), exact: true });
      await link.fill('ftp://example.org');
      await link.blur();
      await expect(link).toHaveAttribute('aria-invalid', 'true');
      // The zip is enough by itself.
      await link.fill('');
      await page.keyboard.press('Control+s');
      await expect(savedSign(page, 'Saved')).toBeVisible();
    },
    preview: '/content/game/preview',
    async expectPreview(page) {
      await expect(page.getByText(description)).toBeVisible();
      await expect(page.getByText('fractions.zip', { exact: true })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    },
    async expectPlayer(page) {
      await expect(
        page.frameLocator('iframe:not([aria-hidden])').getByRole('heading', { name: 'Fractions' }),
      ).toBeVisible();
    },
  },
};
