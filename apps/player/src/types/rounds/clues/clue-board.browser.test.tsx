import type { ClueBoard as Board, RoundResponse } from '@takhti/domain';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import { TextsProvider } from '../../../i18n/texts-context.tsx';
import { ClueBoard } from './clue-board.tsx';

const clue = (id: number) => ({
  id,
  type: 'text' as const,
  text: `Clue text ${id}`,
  image: '',
  alt: '',
  audio: '',
});
const board: Board = {
  kind: 'clue',
  grade: '',
  topic: '',
  answer: 'Camel',
  clues: [1, 2, 3, 4, 5].map(clue),
};

let said: string[] = [];

beforeEach(async () => {
  said = [];
  await Promise.all([loadSection('rounds'), loadSection('clues')]);
});

interface PlayedProps {
  readonly onDone: (response: RoundResponse) => void;
  readonly tried?: RoundResponse;
}

function Played({ onDone, tried }: PlayedProps): ReactNode {
  const [draft, setDraft] = useState<RoundResponse | null>(null);
  const [isOver, setOver] = useState(false);
  return (
    <TextsProvider>
      <form>
        <ClueBoard
          board={board}
          language="english"
          draft={draft && 'answers' in draft ? draft : null}
          isOver={isOver}
          isTryLeft={false}
          tried={tried ?? null}
          onDraft={setDraft}
          onDone={(response) => {
            setDraft(response);
            setOver(true);
            onDone(response);
          }}
          say={(words) => said.push(words)}
          sound={() => undefined}
        />
      </form>
    </TextsProvider>
  );
}

const shown = (): number => page.getByText(/^Clue text \d$/).elements().length;
const next = () => page.getByRole('button', { name: /Next clue/ });
const field = () => page.getByRole('textbox');

test('G-181 G-182 G-183 three clues lie open, the others come one by one, each for a point', async () => {
  const done: RoundResponse[] = [];
  const { unmount } = await render(<Played onDone={(response) => done.push(response)} />);
  await expect.poll(shown).toBe(3);
  await expect.element(page.getByText('10 points')).toBeVisible();
  await next().click();
  await expect.poll(shown).toBe(4);
  await expect.element(page.getByText('9 points')).toBeVisible();
  await next().click();
  await expect.poll(shown).toBe(5);
  await expect.element(next()).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
  expect(said).toEqual(
    ['Clue 4: Clue text 4', 'Clue 5: Clue text 5'].map((words) => expect.stringContaining(words)),
  );
  await field().fill('camel');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => done).toEqual([{ answers: ['camel'], shown: 5 }]);
  await expect.element(page.getByText('Camel', { exact: true })).toBeVisible();
  await unmount();
});

test('the second tap of two, or a key that is held down, pays for no other clue', async () => {
  const { unmount } = await render(<Played onDone={() => undefined} />);
  await expect.element(next()).not.toHaveAttribute('data-asleep');
  const way = next().element();
  const slept: boolean[] = [];
  new MutationObserver(() => slept.push(way.hasAttribute('data-asleep'))).observe(way, {
    attributeFilter: ['data-asleep'],
  });
  await next().click();
  await expect.poll(() => slept).toEqual([true, false]);
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
  expect(way.dispatchEvent(held)).toBe(false);
  expect(shown()).toBe(4);
  await unmount();
});

test('the hint line shows the instruction first, then the outcome of an answer', async () => {
  const { unmount } = await render(<Played onDone={() => undefined} />);
  await expect.element(page.getByText('Read the clues. Write your answer below.')).toBeVisible();
  await field().fill('cow');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('It is not “cow”.')).toBeVisible();
  await unmount();
});

test('a shorter line takes no room away: the field stays under the finger', async () => {
  await page.viewport(320, 568);
  const { unmount } = await render(<Played onDone={() => undefined} />);
  const top = (): number => field().element().getBoundingClientRect().top + scrollY;
  await expect.element(field()).toBeVisible();
  const before = top();
  await field().fill('cow');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('It is not “cow”.')).toBeVisible();
  expect(top()).toBe(before);
  await unmount();
});

test('a try for practice promises no points', async () => {
  const { unmount } = await render(
    <Played tried={{ answers: ['dog'], shown: 3 }} onDone={() => undefined} />,
  );
  await expect.element(next()).toBeVisible();
  expect(page.getByText(/\d points?$|costs one point/).elements()).toEqual([]);
  await unmount();
});

test('G-183 G-184 three answers are free, the fourth is the last and is worth nothing', async () => {
  const done: RoundResponse[] = [];
  const { unmount } = await render(<Played onDone={(response) => done.push(response)} />);
  for (const answer of ['cow', 'goat', 'sheep']) {
    await field().fill(answer);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect.element(page.getByText(answer)).toBeVisible();
  }
  await expect.element(page.getByText('One last try. It no longer earns points.')).toBeVisible();
  await expect.element(page.getByText('0 points')).toBeVisible();
  await field().fill('horse');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => done).toEqual([{ answers: ['cow', 'goat', 'sheep', 'horse'], shown: 3 }]);
  await unmount();
});

test('after a wrong answer by the button the focus is in the field again, for the next one', async () => {
  await render(<Played onDone={() => undefined} />);
  await field().fill('Horse');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Check' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => said.length).toBe(1);
  await expect.element(field()).toHaveFocus();
});
