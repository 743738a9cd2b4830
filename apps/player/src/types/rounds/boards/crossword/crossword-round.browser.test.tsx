import type { CrosswordBoard, Language, PlayRound, RoundResponse } from '@takhti/domain';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../../i18n/loaded.ts';
import { TextsProvider } from '../../../../i18n/texts-context.tsx';
import '../../../../styles/tokens.css';
import '../../../../styles/base.css';
import '../../page/game.css';
import { RoundScreen } from '../../round/round-screen.tsx';
import { catAndTen } from './testing/cat-and-ten.ts';

const nothing = (): void => undefined;
const texts = ['question', 'instruction', 'image', 'alt', 'audio', 'hint', 'hint_image', 'hint_video'];
const round = (board: CrosswordBoard) =>
  ({
    ...Object.fromEntries([...texts, 'help', 'challenge', 'word_to_highlight'].map((name) => [name, ''])),
    QuestionId: '1',
    Number: 1,
    template_type: 'crossword',
    board,
  }) as unknown as PlayRound;

/** Ten words of four letters, each a row further down than the last, and what hangs from their ends. */
const large: CrosswordBoard = {
  kind: 'crossword',
  rows: 10,
  columns: 6,
  cells: Array.from({ length: 40 }, (_cell, at) => ({
    row: Math.floor(at / 4),
    column: at % 4,
    letter: 'A',
  })),
  words: Array.from({ length: 10 }, (_word, at) => ({
    QuestionId: String(at),
    number: at + 1,
    is_down: at % 2 === 1,
    cells: [0, 1, 2, 3].map((cell) => at * 4 + cell),
    clue: `Clue ${at + 1}, which is long enough to need a second line on a phone`,
    image: '',
    alt: '',
    audio: '',
  })),
};

interface PlayedProps {
  readonly board: CrosswordBoard;
  readonly language?: Language;
}

function Played({ board, language = 'english' }: PlayedProps): ReactNode {
  const [draft, setDraft] = useState<RoundResponse | null>(null);
  const [response, setResponse] = useState<RoundResponse | null>(null);
  return (
    <TextsProvider>
      <div className="game">
        <RoundScreen
          round={round(board)}
          total={1}
          language={language}
          scene={null}
          response={response}
          draft={draft}
          isLast
          streak={0}
          onDraft={setDraft}
          onDone={setResponse}
          onNext={nothing}
          onBack={null}
          sound={nothing}
        />
      </div>
    </TextsProvider>
  );
}

async function open(board: CrosswordBoard, language?: Language): Promise<void> {
  await Promise.all([loadSection('rounds'), loadSection('crosswords')]);
  await render(<Played board={board} {...(language && { language })} />);
  await expect.element(page.getByRole('textbox').first()).toBeVisible();
}
const fields = () => page.getByRole('textbox').elements() as HTMLInputElement[];
const press = async (name: string) => page.getByRole('button', { name, exact: true }).click();
const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();

afterEach(cleanup);

test.each([
  [390, 844, 'english'],
  [360, 640, 'english'],
  [320, 568, 'english'],
  [320, 568, 'urdu'],
] as const)(
  'on a phone of %i x %i the clue and the letters, in %s, lie below the grid, and the word in sight',
  async (width, height, language) => {
    await page.viewport(width, height);
    await open(large, language);
    if (document.querySelector('.keys') === null) await press('Show the letters');
    for (let word = 0; word < large.words.length; word += 1) {
      await expect.element(page.getByText(`Clue ${word + 1},`, { exact: false }).first()).toBeVisible();
      const [grid, hand, dock] = ['.cw-main', '.cw-hand', '.play-dock'].map(boxOf);
      expect(hand!.top).toBeGreaterThanOrEqual(grid!.bottom);
      expect(hand!.bottom).toBeLessThanOrEqual(dock!.top);
      for (const cell of document.querySelectorAll('.cw-in')) {
        expect(cell.getBoundingClientRect().top).toBeGreaterThanOrEqual(grid!.top - 1);
        expect(cell.getBoundingClientRect().bottom).toBeLessThanOrEqual(grid!.bottom + 1);
      }
      await press('Next word');
    }
  },
);

test.each([
  [1280, 800],
  [1366, 650],
])('at %i x %i every clue is on the screen with the grid', async (...size) => {
  await page.viewport(...size);
  await open(catAndTen);
  const end = boxOf('.play-dock').top;
  for (const clue of document.querySelectorAll('.cw-clue, .cw-cell'))
    expect(clue.getBoundingClientRect().bottom).toBeLessThanOrEqual(end);
});

test('a dock that grows after the board takes its room from the grid', async () => {
  await page.viewport(1366, 650);
  await open(large);
  // A bar beside the page would make the board narrower, and be noticed by that.
  document.documentElement.style.setProperty('scrollbar-width', 'none');
  document.querySelector<HTMLElement>('.play-dock')!.style.minHeight = '150px';
  await expect.poll(() => boxOf('.cw').bottom - boxOf('.play-dock').top).toBeLessThanOrEqual(0);
});

test('on a wide screen ten long clues lie whole in their lists', async () => {
  await page.viewport(1280, 800);
  await open(large);
  const lists = boxOf('.cw-lists').bottom;
  for (const clue of document.querySelectorAll('.cw-clue'))
    expect(clue.getBoundingClientRect().bottom).toBeLessThanOrEqual(lists + 2);
});

test('where clues do not fit, their lists scroll to that of the word', async () => {
  await page.viewport(1024, 420);
  await open(large);
  await press('Previous word');
  const { top, bottom } = boxOf('.cw-clue-current');
  const lists = boxOf('.cw-lists');
  expect(top).toBeGreaterThanOrEqual(lists.top - 1);
  expect(bottom).toBeLessThanOrEqual(lists.bottom + 1);
});

test('what is wrong is marked letter by letter; another try keeps the right letters, and the answer is told last', async () => {
  await page.viewport(1280, 400);
  await open(catAndTen);
  const marks = () =>
    fields().map(({ parentElement }) => parentElement!.className.match(/right|wrong|answer/)?.[0]);
  await expect.element(page.getByText('Read the clue. Then write its word in the blue cells.')).toBeVisible();
  await page.getByRole('button', { name: /It says meow/ }).click();
  await userEvent.keyboard('cot');
  await expect.element(page.getByText('This word is full. Go on to the next one.')).toBeVisible();
  await press('Finish');
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
  expect(marks()).toEqual(['right', 'wrong', 'right', undefined, undefined]);
  expect(fields().map(({ value }) => value)).toEqual(['C', 'O', 'T', '', '']);
  const told = page.getByText(/^0 of 2 words are right/);
  await expect.element(told).toBeVisible();
  const shown = document.querySelector('.cw-guide')!.getBoundingClientRect();
  expect(shown.height).toBeGreaterThanOrEqual(told.element().getBoundingClientRect().height);

  await press('Try again');
  expect(fields().map(({ value }) => value)).toEqual(['C', '', 'T', '', '']);
  await page.getByRole('button', { name: /It says meow/ }).click();
  await userEvent.keyboard('cat');
  await page.getByRole('button', { name: /Two times five/ }).click();
  await userEvent.keyboard('tex');
  await press('Finish');
  expect(marks()).toEqual(['right', 'right', 'right', 'right', 'answer']);
  expect(fields().map(({ value }) => value)).toEqual(['C', 'A', 'T', 'E', 'N']);
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a word that nobody touched is still to be done, not wrong; one with a wrong letter is', async () => {
  await page.viewport(1280, 800);
  await open(catAndTen);
  await page.getByRole('button', { name: /It says meow/ }).click();
  await userEvent.keyboard('cot');
  await press('Finish');
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
  const signOf = (clue: RegExp) => page.getByRole('button', { name: clue });
  await expect.element(signOf(/Two times five/)).toHaveAccessibleName(/Not answered yet/);
  await expect.element(signOf(/It says meow/)).toHaveAccessibleName(/Not quite/);
  expect(document.querySelectorAll('.cw-sign-wrong')).toHaveLength(1);
});

test.each([
  [320, 568],
  [390, 844],
  [640, 400],
])('at %i x %i a large grid is told whole, with what its marks mean', async (...size) => {
  await page.viewport(...size);
  await open(large);
  await userEvent.keyboard('z');
  await press('Finish');
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
  await expect.element(page.getByText(/Crossed-out letters are wrong/)).toBeVisible();
  await expect
    .poll(() => {
      const [grid, dock] = ['.cw-main', '.play-dock'].map(boxOf);
      return [...document.querySelectorAll('.cw-cell')].filter((cell) => {
        const { top, bottom } = cell.getBoundingClientRect();
        return top < grid!.top - 1 || bottom > Math.min(grid!.bottom, dock!.top) + 1;
      }).length;
    })
    .toBe(0);
});

test('another try begins at the first word that is not solved, and letters that were right stay whatever is typed', async () => {
  await page.viewport(1280, 800);
  await open(catAndTen);
  await page.getByRole('button', { name: /Two times five/ }).click();
  await userEvent.keyboard('ten');
  await page.getByRole('button', { name: /It says meow/ }).click();
  await userEvent.keyboard('cot');
  await press('Finish');
  await press('Try again');
  const values = () => fields().map(({ value }) => value);
  expect(values()).toEqual(['C', '', 'T', 'E', 'N']);
  await expect
    .element(page.getByRole('button', { name: /It says meow/ }))
    .toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('textbox').first()).toHaveAccessibleName(/Right/);
  await page.getByRole('button', { name: /Two times five/ }).click();
  await userEvent.keyboard('xyz{Backspace}{Backspace}');
  expect(values()).toEqual(['C', '', 'T', 'E', 'N']);
  await page.getByRole('button', { name: /It says meow/ }).click();
  await userEvent.keyboard('a');
  expect(values()).toEqual(['C', 'A', 'T', 'E', 'N']);
});

test('once a word has no more letters to show, the focus goes to its last cell', async () => {
  await page.viewport(1280, 800);
  await open(catAndTen);
  const show = page.getByRole('button', { name: 'Show a letter' });
  for (const left of [2, 1, 0]) {
    await show.click();
    await expect.poll(() => fields().filter(({ value }) => value !== '')).toHaveLength(3 - left);
    expect(document.activeElement === fields()[4]).toBe(left === 0);
  }
  await expect.element(show).toBeDisabled();
});

test('the second tap of two shows no other letter', async () => {
  await page.viewport(1280, 800);
  await open(catAndTen);
  const tools = document.querySelector('.cw-tools')!;
  await page.getByRole('button', { name: 'Show a letter' }).click();
  expect(getComputedStyle(tools).pointerEvents).toBe('none');
  await expect.poll(() => getComputedStyle(tools).pointerEvents).toBe('auto');
});
