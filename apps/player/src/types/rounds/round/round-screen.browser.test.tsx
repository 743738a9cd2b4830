import { afterEach, expect, test } from 'vitest';
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
    cards: [card(1), card(2)],
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
  await expect.element(page.getByText('Practice: your first try counts.')).toBeVisible();
  await userEvent.keyboard('2');
  await expect.element(page.getByText(/Your first try is the one that counts/).first()).toBeVisible();
  await expect.element(page.getByRole('img', { name: /stars/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(onDone.mock.calls).toEqual([[{ chosen: [1] }]]);
});

test('who would rather know than try again is shown the answer, and goes on', async () => {
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
