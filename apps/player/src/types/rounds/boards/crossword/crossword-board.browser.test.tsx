import type { RoundResponse } from '@takhti/domain';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../../i18n/loaded.ts';
import { TextsProvider } from '../../../../i18n/texts-context.tsx';
import { CrosswordBoard } from './crossword-board.tsx';
import { catAndTen as board } from './testing/cat-and-ten.ts';

function Played({ cells }: { readonly cells: string[] }): ReactNode {
  const [draft, setDraft] = useState<RoundResponse>({ cells, revealed: [] });
  return (
    <TextsProvider>
      <CrosswordBoard
        board={board}
        language="english"
        draft={'cells' in draft ? draft : null}
        isOver={false}
        isTryLeft={false}
        onDraft={setDraft}
        onDone={() => undefined}
        say={() => undefined}
        sound={() => undefined}
      />
    </TextsProvider>
  );
}

async function open(cells: string[]): Promise<void> {
  await Promise.all([loadSection('rounds'), loadSection('crosswords')]);
  await render(<Played cells={cells} />);
  await expect.element(page.getByRole('textbox').first()).toBeVisible();
}
const fields = () => page.getByRole('textbox').elements() as HTMLInputElement[];
const written = () => fields().map(({ value }) => value);
const focused = () => fields().findIndex((field) => field === document.activeElement);
const clue = (name: RegExp) => page.getByRole('button', { name });

afterEach(cleanup);

test.each(['ten', 'TEN'])(
  '%s that is typed whole stands as it was typed, over what other words filled',
  async (typed) => {
    await open(['C', 'A', 'T', '', 'X']);
    await clue(/Two times five/).click();
    await expect.poll(focused).toBe(2);
    await userEvent.keyboard(typed);
    await expect.poll(written).toEqual(['C', 'A', 'T', 'E', 'N']);
    expect(focused()).toBe(4);
  },
);

test('letters that are typed before any cell has the focus stand in the marked word', async () => {
  await open(['', '', '', '', '']);
  expect(focused()).toBe(-1);
  await userEvent.keyboard('ten');
  await expect.poll(written).toEqual(['', '', 'T', 'E', 'N']);
});

test('Tab leads to the first cell of the next word, also where that is filled', async () => {
  await open(['C', '', '', '', '']);
  await clue(/Two times five/).click();
  await userEvent.keyboard('ten{Tab}');
  await expect.poll(focused).toBe(0);
  await userEvent.keyboard('CAT');
  await expect.poll(written).toEqual(['C', 'A', 'T', 'E', 'N']);
});

test('a clue that is chosen by keys takes the focus to its word, also from the word itself', async () => {
  await open(['', '', '', '', '']);
  for (const [name, first] of [
    [/Two times five/, 2],
    [/It says meow/, 0],
    [/It says meow/, 0],
  ] as const) {
    (clue(name).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe(first);
  }
  await userEvent.keyboard('cat');
  await expect.poll(written).toEqual(['C', 'A', 'T', '', '']);
});

test('on a small screen the grid comes back into sight when a clue below it is chosen', async () => {
  await page.viewport(360, 320);
  await open(['', '', '', '', '']);
  const sight = () => fields()[0]!.getBoundingClientRect();
  scrollTo(0, document.documentElement.scrollHeight);
  expect(sight().top).toBeLessThan(0);
  await clue(/It says meow/).click();
  await expect.poll(focused).toBe(0);
  expect(sight().top).toBeGreaterThanOrEqual(0);
  expect(sight().bottom).toBeLessThanOrEqual(innerHeight);
});
