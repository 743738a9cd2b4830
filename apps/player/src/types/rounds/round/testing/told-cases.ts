import type { Board, Language } from '@takhti/domain';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeCard } from '../../../../testing/make-game.ts';
import { press } from './places.ts';

const words: Readonly<Record<Language, readonly string[]>> = {
  english: ['The sun warms the sea', 'Vapour rises', 'Clouds form over the hills', 'It rains'],
  urdu: ['سورج سمندر کو گرم کرتا ہے', 'بھاپ اوپر اٹھتی ہے', 'پہاڑوں پر بادل بنتے ہیں', 'بارش ہوتی ہے'],
  pashto: [],
  dari: [],
};

interface ToldCase {
  readonly board: (language: Language) => Board;
  /** Answers wrongly, up to the button that checks. */
  readonly answer: () => Promise<void>;
  /** What must stay where it is. */
  readonly parts: string;
}

const cardsIn = (language: Language) => words[language].map((text, at) => makeCard(at + 1, text));
const sequence =
  (layout: 'row' | 'column' | 'slots') =>
  (language: Language): Board => ({
    kind: 'sequence',
    layout,
    cards: cardsIn(language),
    order: [2, 1, 4, 3],
  });

async function keyOn(part: string, key: string): Promise<void> {
  await expect.poll(() => document.querySelector(part)).not.toBeNull();
  document.querySelector<HTMLElement>(part)!.focus();
  await userEvent.keyboard(`{${key}}`);
}
async function lay(places: readonly number[]): Promise<void> {
  for (const [at, place] of places.entries()) await keyOn(`[data-card="${at + 1}"]`, String(place));
}
async function write(text: string): Promise<void> {
  await page.getByRole('textbox').first().fill(text);
}

/** A board of each kind that is checked, and how it is answered wrongly. */
export const toldCases: Readonly<Record<string, ToldCase>> = {
  'an order': { board: sequence('slots'), answer: () => lay([1, 2, 3, 4]), parts: '.target' },
  'a row': {
    board: sequence('row'),
    answer: () => keyOn('[data-card="2"]', 'ArrowDown'),
    parts: '.step, .step-card',
  },
  'a column': {
    board: sequence('column'),
    answer: () => keyOn('[data-card="2"]', 'ArrowDown'),
    parts: '.step, .step-card',
  },
  boxes: {
    board: (language) => ({
      kind: 'bins',
      cards: cardsIn(language),
      bins: ['Up', 'Down'].map((label, at) => ({ bin: at + 1, label, image: '' })),
      places: [1, 1, 2, 2].map((bin, at) => ({ card: at + 1, bin })),
    }),
    answer: () => lay([1, 1, 1, 1]),
    parts: '.target, .target-title',
  },
  'a number': {
    board: () => ({ kind: 'number', unit: 'km', answer: '12' }),
    answer: () => write('13'),
    parts: '.fill-number, .fill-input',
  },
  'a table': {
    board: (language) => ({
      kind: 'table',
      title: 'Water',
      heading: '',
      columns: ['What', 'Then'],
      rows: [words[language].slice(0, 2), words[language].slice(2)].map((row) => [...row]),
      blank: { row: 1, column: 1 },
      answer: words[language][3] ?? '',
      is_strict: false,
    }),
    answer: () => write('snow'),
    parts: '.fill-table, .fill-input',
  },
  'a code': {
    board: () => ({
      kind: 'code',
      is_strict: false,
      signs: [
        { coded: 'B', plain: 'A', is_letter: true },
        { coded: 'C', plain: 'B', is_letter: true },
      ],
      key: [
        { coded: 'B', plain: 'A' },
        { coded: 'C', plain: 'B' },
      ],
    }),
    answer: async () => {
      await keyOn('[data-sign="0"]', 'A');
      await keyOn('[data-sign="1"]', 'A');
    },
    parts: '.code, .code-sign',
  },
  'several options': {
    board: (language) => ({
      kind: 'choice',
      is_multiple: true,
      cards: cardsIn(language),
      right: [1, 2],
      correct_feedback: '',
      incorrect_feedback: '',
    }),
    answer: async () => {
      await expect.poll(() => document.querySelector('.choice')).not.toBeNull();
      press('.choice:last-child');
    },
    parts: '.choice',
  },
};
