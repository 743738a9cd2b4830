import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { makeCard } from '../../../testing/make-game.ts';
import { openRound } from './testing/open-round.tsx';

const card = (id: number) => makeCard(id, `card ${id}`);

afterEach(cleanup);

test('a figure chooses an option; a later try is told as right and as practice, and only the first is recorded', async () => {
  const onDone = await openRound({
    kind: 'choice',
    is_multiple: false,
    cards: [card(1), card(2), card(3)],
    right: [2],
    correct_feedback: '',
    incorrect_feedback: '',
  });
  await expect.element(page.getByText('card 2')).toBeVisible();
  await userEvent.keyboard('1');
  await expect.element(page.getByText('Not quite', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Your answer', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Right answer')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Not quite', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
  await expect.element(page.getByText('Just for practice')).toBeVisible();
  await userEvent.keyboard('2');
  await expect.element(page.getByText(/Your first try is the one that counts/).first()).toBeVisible();
  await expect.element(page.getByRole('img', { name: /stars/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(onDone.mock.calls).toEqual([[{ chosen: [1] }]]);
});

test('a learner who does not try again is shown the answer, and goes on', async () => {
  await openRound({
    kind: 'number',
    unit: 'm',
    answer: '12',
  });
  await page.getByRole('textbox').fill('13');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect.element(page.getByText('Not quite', { exact: true })).toBeVisible();
  await expect.element(page.getByText('12 m')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show answer' }).click();
  await expect.element(page.getByText('12 m')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('the wrong one of two options says which is right: both are marked, and the author’s hint is the reason', async () => {
  await openRound(
    {
      kind: 'choice',
      is_multiple: false,
      cards: [card(1), card(2)],
      right: [2],
      correct_feedback: '',
      incorrect_feedback: '',
    },
    null,
    { hint: 'Think of the second.' },
  );
  await page.getByRole('button', { name: 'card 1' }).click();
  await expect.element(page.getByText('Think of the second.').last()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  const signs = [...document.querySelectorAll('.choice-number')];
  expect(signs.map((sign) => sign.textContent)).toEqual(['', '']);
  expect(new Set(signs.map((sign) => sign.querySelector('path')?.getAttribute('d'))).size).toBe(2);
});

test('on a phone the way to the answer has a sign of its own, and a word below it', async () => {
  await page.viewport(320, 568);
  await openRound({ kind: 'number', unit: 'm', answer: '12' }, { text: '13' }, { hint: 'It is a dozen.' });
  const pathOf = (name: string) =>
    page.getByRole('button', { name, exact: true }).element().querySelector('path')?.getAttribute('d');
  await expect.element(page.getByText('Answer', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show answer' })).toMatchTextContent('Answer');
  expect(pathOf('Show answer')).not.toBe(pathOf('Hint'));
});

test('the second tap of two acts on nothing that the first brought, however slow it is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const dock = () => document.querySelector<HTMLElement>('.play-dock')!.dataset['asleep'];
  try {
    await openRound({ kind: 'number', unit: 'm', answer: '12' }, { text: '13' });
    vi.advanceTimersByTime(2_000);
    await expect.poll(dock).toBeUndefined();
    (page.getByRole('button', { name: 'Show answer' }).element() as HTMLElement).click();
    await expect.poll(dock).toBe('true');
    vi.advanceTimersByTime(500);
    await Promise.resolve();
    expect(dock()).toBe('true');
    vi.advanceTimersByTime(200);
    await expect.poll(dock).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test('a pair that is none stays in sight, with what it was, until the next tap', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const missed = () => document.querySelectorAll('.pair-missed').length;
  const press = async (name: string): Promise<void> => {
    (page.getByRole('button', { name }).element() as HTMLElement).click();
    await Promise.resolve();
  };
  const pickBoth = async (): Promise<void> => {
    await press('card 1');
    await expect
      .element(page.getByRole('button', { name: 'card 1' }))
      .toHaveAttribute('aria-pressed', 'true');
    await press('card 3');
  };
  try {
    await openRound({
      kind: 'pairs',
      is_flipped: false,
      cards: [1, 2, 3, 4].map(card),
      pairs: [
        [1, 2],
        [3, 4],
      ],
    });
    await expect.element(page.getByRole('button', { name: 'card 1' })).toBeVisible();
    await pickBoth();
    await expect.element(page.getByText('Not a pair yet. Read both cards once more.')).toBeVisible();
    vi.advanceTimersByTime(60_000);
    await Promise.resolve();
    expect(missed()).toBe(2);
    await press('card 1');
    await expect.poll(missed).toBe(0);
    await expect.element(page.getByText('Tap two cards that belong together.')).toBeVisible();
    await press('card 3');
    await expect.element(page.getByText(/^You tried these two before/)).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test.each(['level', 'LEVEL'])(
  'who types %s types its letters again, and none of them shifts the rest',
  async (typed) => {
    const word = ['L', 'E', 'V', 'E', 'L'];
    await openRound({
      kind: 'code',
      is_strict: false,
      signs: word.map((plain) => ({ coded: plain.toLowerCase(), plain, is_letter: true })),
      key: [],
    });
    const boxes = page.getByRole('textbox');
    await expect.element(boxes.first()).toBeVisible();
    await boxes.first().click();
    await userEvent.keyboard(typed);
    expect(boxes.elements().map((box) => (box as HTMLInputElement).value)).toEqual(word);
  },
);
