import type { GamePlay, Play } from '@takhti/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { TextsProvider } from '../i18n/texts-context.tsx';
import { makePlay } from '../testing/make-play.ts';
import { PicturePage } from './picture-page.tsx';

afterEach(cleanup);

/** What the page posts to the studio around it, whose part this window plays. */
async function drawn(posted: object): Promise<Document> {
  let [page, isReady] = ['', false];
  const told = vi.spyOn(window.parent, 'postMessage').mockImplementation((message: unknown) => {
    if (typeof message !== 'object' || message === null) return;
    if ('type' in message && message.type === 'takhti-preview-ready') isReady = true;
    if ('page' in message) page = String(message.page);
  });
  await render(
    <TextsProvider>
      <PicturePage />
    </TextsProvider>,
  );
  await expect.poll(() => isReady).toBe(true);
  const data = { type: 'takhti-preview', play: posted };
  window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window.parent }));
  await expect.poll(() => page).not.toBe('');
  told.mockRestore();
  return new DOMParser().parseFromString(page, 'text/html');
}

test('a picture of a question is the question and its options, and a page that needs no script', async () => {
  const play: Play = makePlay();
  const page = await drawn({ kind: 'assessment', play });
  const [first, second] = play.questions;
  expect(page.body.textContent).toContain(textOf(first?.QuestionText));
  expect(page.body.textContent).not.toContain(textOf(second?.QuestionText));
  expect(page.querySelectorAll('.option')).toHaveLength(first?.ListOptions.length ?? 0);
  expect(page.querySelector('script')).toBeNull();
  expect(page.documentElement.lang).toBe('en');
});

test('a formula of a picture is set, however long its typesetter takes to come', async () => {
  const [first, ...rest] = makePlay().questions;
  if (!first) throw new Error('no question');
  const formula = String.raw`<p>Equal to <span data-type="inline-math" data-latex="\frac{1}{2}"></span>?</p>`;
  const play = { ...makePlay(), questions: [{ ...first, QuestionText: formula }, ...rest] };
  const page = await drawn({ kind: 'assessment', play });
  expect(page.querySelector('.maths .katex')).not.toBeNull();
  expect(page.querySelector('[data-waits]')).toBeNull();
});

test('a picture of a game is its first board, in the language of the game', async () => {
  const card = (id: number) => ({ id, type: 'text', text: `کارڈ ${id}`, alt: '', image: '', audio: '' });
  const board = { kind: 'choice', is_multiple: false, cards: [card(1), card(2)], right: [2] };
  const feedback = { correct_feedback: '', incorrect_feedback: '' };
  const round = {
    QuestionId: '1',
    Number: 1,
    question: 'کون سا؟',
    word_to_highlight: '',
    image: '',
    instruction: '',
  };
  const play = { language: 'urdu', scene: 'list', rounds: [{ ...round, board: { ...board, ...feedback } }] };
  const page = await drawn({ kind: 'game', play: play as unknown as GamePlay });
  expect(page.body.textContent).toContain('کون سا؟');
  expect(page.querySelectorAll('.choice')).toHaveLength(2);
  expect(page.documentElement.lang).toBe('ur');
  expect(page.documentElement.dir).toBe('rtl');
});

const textOf = (html = ''): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
