import type { GenericBody, GenericContent } from '@takhti/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../i18n/texts-context.tsx';
import { FilesScreen } from './files-screen.tsx';

beforeEach(() => loadSection('files'));
afterEach(cleanup);

async function show(body: GenericBody, description = ''): Promise<void> {
  const content: GenericContent = {
    content_id: '0190a1b2-0000-7000-8000-000000000001',
    content_type: 'link',
    title: 'A glacier',
    description,
    grade: '5',
    subject: 'Science',
    language: 'english',
    body,
  };
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile={null}>
        <FilesScreen content={content} />
      </InLanguage>
    </TextsProvider>,
  );
}

const video = (source: Extract<GenericBody, { kind: 'video' }>['source']): GenericBody => ({
  kind: 'video',
  source,
  poster: '',
  captions: [],
});
const glacier = video({ kind: 'frame', src: 'https://player.vimeo.com/video/123456789' });

test('a description in another script than its content runs its own way, in letters that are all there', async () => {
  await show({ kind: 'link', link: '' }, 'ویڈیو دیکھیں: water');
  const description = page.getByText('ویڈیو دیکھیں: water');
  await expect.element(description).toHaveAttribute('dir', 'rtl');
  expect(getComputedStyle(description.element()).textAlign).toBe('start');
  const [loaded] = await document.fonts.load('16px "Noto Naskh Arabic Variable"', 'ہ');
  expect(loaded?.status).toBe('loaded');
});

test('a video of another site says what to do where the site does not come: load again, or watch it there', async () => {
  await show(glacier);
  await expect
    .element(page.getByText(/This video is on .*Vimeo.* cannot be reached from here/))
    .toBeVisible();
  const link = page.getByRole('link', { name: /Watch on .*Vimeo/ });
  await expect.element(link).toHaveAttribute('href', 'https://vimeo.com/123456789');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  const frame = document.querySelector('iframe');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect.poll(() => document.querySelector('iframe') !== frame).toBe(true);
  expect(document.querySelector('iframe')).toHaveAttribute('src', 'https://player.vimeo.com/video/123456789');
});

test('without a network a notice is shown in its place, and the video when the network is back', async () => {
  await show(glacier);
  await expect.element(page.getByTitle('A glacier')).toBeVisible();
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  try {
    dispatchEvent(new Event('offline'));
    await expect.element(page.getByText(/You are offline\. The video plays here/)).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
  dispatchEvent(new Event('online'));
  await expect.element(page.getByTitle('A glacier')).toBeVisible();
});

test('a film that does not come is asked for once more, as fast as it was chosen', async () => {
  await show(video({ kind: 'file', src: '/nowhere.mp4' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The video cannot be played/);
  await page.getByRole('combobox', { name: 'Speed' }).selectOptions('1.5');
  const film = document.querySelector('video')!;
  let loads = 0;
  film.addEventListener('loadstart', () => (loads += 1));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => loads).toBe(1);
  film.dispatchEvent(new Event('loadedmetadata'));
  expect(film.playbackRate).toBe(1.5);
  // It is not there still.
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The video cannot be played/);
});
