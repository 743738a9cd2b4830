import type { LiveHostView } from '@takhti/contract';
import type { Language } from '@takhti/domain';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../i18n/texts-context.tsx';
import { loadFonts } from '../../styles/fonts.ts';
import '../../styles/tokens.css';
import '../../styles/base.css';
import '../live.css';
import './host.css';
import { HostScreen } from './host-screen.tsx';

const view: LiveHostView = {
  kind: 'host',
  version: 1,
  phase: 'lobby',
  title: 'Sine, cosine and tangent',
  language: 'english',
  question_at: 0,
  total: 2,
  question: null,
  left_ms: 0,
  seconds: 20,
  players: 0,
  code: '123456',
  takes_players: true,
  joined: [],
  answered: 0,
  picture: null,
  accepted: [],
  summary: null,
  podium: [],
};
const id = '6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01';
const question: NonNullable<LiveHostView['question']> = {
  QuestionId: id,
  Number: 1,
  content_type: 'mcq',
  SkillID: id,
  QuestionText: '<p>Ice is…</p>',
  ArticleId: null,
  ListOptions: [],
  isFIB: false,
  BlankOptions: [],
  IsMultiple: false,
  Order: 1,
  subject: '',
  weightage: 0,
};
const host = { institution_id: 98, round_id: 'r', host_token: 't' };

/** Renders the screen; returns a function that renders it again with something else. */
async function draw(
  width: number,
  height: number,
  phase: LiveHostView['phase'] = 'lobby',
  change: Partial<LiveHostView> = {},
  isUp = true,
  language: Language = 'english',
): Promise<(change: Partial<LiveHostView>) => Promise<void>> {
  await cleanup();
  await page.viewport(width, height);
  await loadSection('live');
  const drawn = { ...view, ...change, phase };
  const since_ms = performance.now();
  const screenOf = (now: LiveHostView) => (
    <TextsProvider>
      <InLanguage language={language} meanwhile="…">
        <HostScreen
          host={host}
          view={now}
          followed={{ view: now, since_ms, isUp, isGone: false, take: () => undefined }}
        />
      </InLanguage>
    </TextsProvider>
  );
  const screen = await render(screenOf(drawn));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return (next) => screen.rerender(screenOf({ ...drawn, ...next }));
}

test('on the smallest phone the title keeps its words whole, and nothing is wider than the screen', async () => {
  await draw(320, 568);
  const title = page.getByRole('heading', { level: 1 }).element();
  const lines = title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).fontSize);
  expect(lines).toBeLessThan(3.5);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('after the door is shut with the mouse Space goes on; after the keyboard it stays the key of the switch', async () => {
  await draw(1280, 720);
  const door = page.getByRole('switch', { name: 'Let nobody else join' });
  await door.click();
  expect(document.activeElement).toBe(document.body);
  (door.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(door).toHaveFocus();
});

test('a round ends in the middle only after a question, behind which no key goes on', async () => {
  const sent: string[] = [];
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    if (typeof init?.body === 'string') sent.push(init.body);
    return Promise.reject(new Error('no network'));
  });
  await draw(1280, 720, 'picture');
  const end = page.getByRole('button', { name: 'End the round' });
  await end.click();
  await expect.element(page.getByRole('dialog', { name: 'End the round now?' })).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard(' ');
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await end.click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the round' }).click();
  await expect.poll(() => sent).toEqual([expect.stringContaining('"step":"end"')]);
  fetching.mockRestore();
});

test('one key turns the sounds off: nothing is heard any more, also after a reload, until it turns them on', async () => {
  localStorage.removeItem('takhti.live-sound');
  const starting = vi.spyOn(OscillatorNode.prototype, 'start');
  const asked = { question, left_ms: 60_000 };
  const later = await draw(1280, 720, 'asking', asked);
  await later({ phase: 'picture' });
  await expect.poll(() => starting.mock.calls.length).toBeGreaterThan(0);

  await userEvent.keyboard('m');
  const loud = page.getByRole('button', { name: 'Sound on' });
  await expect.element(loud).toBeVisible();
  starting.mockClear();
  const afterReload = await draw(1280, 720, 'asking', asked);
  await expect.element(loud).toBeVisible();
  await afterReload({ phase: 'picture' });
  await userEvent.keyboard('m');
  await expect.element(page.getByRole('button', { name: 'Sound off' })).toBeVisible();
  expect(starting).not.toHaveBeenCalled();
  await afterReload({ phase: 'podium' });
  await expect.poll(() => starting.mock.calls.length).toBeGreaterThan(0);
  starting.mockRestore();
});

test('a round that is over leads back, and names no key that does nothing', async () => {
  await draw(1280, 720, 'over');
  await expect.element(page.getByRole('link', { name: 'Back to the studio' })).toHaveAttribute('href', '/');
  expect(page.getByText('Space: next').query()).toBeNull();
});

test('at the podium there is no door to shut, and the key says that it ends the round', async () => {
  await draw(1280, 720, 'podium');
  await expect.element(page.getByText(/^Space: end the round/)).toBeVisible();
  expect(page.getByRole('switch').query()).toBeNull();
});

test('between two questions who is in front is named, and nobody else', async () => {
  await draw(1280, 720, 'picture', {
    question,
    picture: { right: 1, wrong: 1, options: [] },
    podium: [{ place: 1, nickname: 'Zara', points: 150 }],
  });
  await expect.element(page.getByRole('heading', { name: 'In the lead' })).toBeVisible();
  const [leader] = page.getByRole('listitem').elements();
  expect(leader?.textContent).toMatch(/Place 1Zara150 points/);
});

test('a lost network moves nothing that a class is reading: the notice takes the place of the keys', async () => {
  const topOf = (): number => page.getByText('Ice is…').element().getBoundingClientRect().top;
  await draw(1280, 720, 'asking', { question });
  const before = topOf();
  await draw(1280, 720, 'asking', { question }, false);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(topOf()).toBe(before);
  expect(page.getByText(/^Space: /).query()).toBeNull();
});

test('the second press of a double one does not close the question that the first one opened', async () => {
  const sent: string[] = [];
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    if (typeof init?.body === 'string') sent.push(init.body);
    return Promise.reject(new Error('no network'));
  });
  await draw(1280, 720, 'asking', { question, left_ms: 20_000 });
  const close = page.getByRole('button', { name: 'Close the question' });
  (close.element() as HTMLElement).click();
  expect(sent).toEqual([]);
  await expect
    .poll(() => {
      (close.element() as HTMLElement).click();
      return sent.length;
    })
    .toBeGreaterThan(0);
  expect(sent[0]).toContain('"step":"close"');
  fetching.mockRestore();
});

test.each([
  [1280, 800],
  [1366, 650],
])(
  'at %i x %i an Urdu question of two lines, its answers and what was chosen stand above the foot',
  async (...size) => {
    const options = ['بارش', 'تکثیف', 'تبخیر', 'انجماد'].map((text, at) => ({
      OptionId: String(at),
      OptionText: `<p>${text}</p>`,
      SortOrder: at,
      IsCorrect: at === 2,
    }));
    const QuestionText =
      '<p>سورج کی گرمی سے سمندر کا پانی بخارات بن کر ہوا میں شامل ہو جاتا ہے۔ اس عمل کو کیا کہتے ہیں؟</p>';
    await loadFonts('urdu');
    await document.fonts.load("24px 'Noto Nastaliq Urdu'", 'بارش');
    const asked = { ...question, QuestionText, ListOptions: options };
    const picture = {
      right: 1,
      wrong: 3,
      options: options.map(({ OptionId }) => ({ OptionId, count: 1 })),
    };
    const podium = [{ place: 1, nickname: 'محمد عبداللہ خان', points: 139 }];
    await draw(...size, 'picture', { question: asked, language: 'urdu', picture, podium }, true, 'urdu');
    await expect.element(page.getByText('انجماد')).toBeVisible();
    const foot = document.querySelector('.front-foot')!.getBoundingClientRect().top;
    for (const option of document.querySelectorAll('.front-option'))
      expect(option.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot);
  },
);
