import { limits, templateTypes } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import {
  cardChars,
  cardCount,
  cardImage,
  charsText,
  guidelineRows,
  templateLimits,
  templates,
  type GuidelineRow,
} from '../index.ts';
import { fallbackChars } from './limits.ts';

const chars = (...of: Parameters<typeof cardChars>): string | undefined => {
  const found = cardChars(...of);
  return found && charsText(found);
};

describe('lengths', () => {
  test('G-048 G-049 matching text is 145 (120) up to 8 cards, 69 beyond', () => {
    expect(chars('matching', 'english', 'text', 8)).toBe('145');
    expect(chars('matching', 'urdu', 'text', 8)).toBe('120');
    expect(chars('matching', 'english', 'text', 10)).toBe('69');
    expect(chars('matching', 'dari', 'text', 16)).toBe('69');
  });

  test('G-051 G-052 image and text 55 (60), a sound’s caption 38, in matching only', () => {
    expect(chars('matching', 'english', 'mix', 4)).toBe('55');
    expect(chars('matching', 'pashto', 'mix', 4)).toBe('60');
    expect(chars('matching', 'english', 'media', 4)).toBe('38');
    expect(chars('matching_flip', 'english', 'media', 4)).toBeUndefined();
  });

  test('G-068 memory matching has the limits of matching, apart from image plus audio', () => {
    const { media, ...cards } = templateLimits.matching.cards ?? {};
    expect(media).toBeDefined();
    expect(templateLimits.matching_flip.cards).toEqual(cards);
  });

  test('G-075 G-077 G-087 G-088 sorting', () => {
    expect(chars('sorting', 'english', 'text', 4)).toBe('145');
    expect(chars('sorting', 'urdu', 'text', 4)).toBe('120');
    expect(chars('sorting', 'english', 'mix', 4)).toBe('55');
    expect(chars('sorting', 'urdu', 'mix', 4)).toBe('69');
    expect(chars('sorting_vertical', 'english', 'text', 4)).toBe('195-200');
    expect(chars('sorting_vertical', 'urdu', 'text', 4)).toBe('220-225');
    expect(chars('sorting_vertical', 'english', 'mix', 4)).toBe('165-170');
    expect(chars('sorting_vertical', 'urdu', 'mix', 4)).toBe('205-210');
  });

  test.each([
    [4, '128', '112'],
    [5, '74', '64'],
    [6, '74', '64'],
    [7, '39', '27'],
    [12, '39', '27'],
  ])('G-103 G-104 G-105 %i cards of classification take %s (%s)', (cards, english, other) => {
    expect(chars('non_overlapping_classification', 'english', 'text', cards)).toBe(english);
    expect(chars('non_overlapping_classification', 'dari', 'text', cards)).toBe(other);
    expect(chars('matching_drag_drop', 'english', 'text', cards)).toBe(english);
  });

  test.each([
    [2, '385'],
    [3, '250'],
    [4, '165'],
    [5, '125'],
  ])('G-150 with %i options an option takes %s', (options, expected) => {
    expect(chars('mcq', 'english', 'text', options)).toBe(expected);
  });

  test('G-148 G-162 G-166 G-118 stem 418, order 145 (120), its hint 1025, a bin 35-40', () => {
    expect(templateLimits.mcq.stem?.chars?.to).toBe(418);
    expect(chars('order', 'english', 'text', 5)).toBe('145');
    expect(chars('order', 'urdu', 'text', 5)).toBe('120');
    expect(templateLimits.order.hint?.chars.to).toBe(1025);
    expect(charsText(templateLimits.matching_drag_drop.bins?.label ?? { to: 0 })).toBe('35-40');
  });

  test('C-1116 G-549 G-313 a text without a row of its own takes 96, a unit 7 characters, a word 2 to 10 letters', () => {
    expect(templateLimits['financial-fib'].unit?.max).toBe(7);
    expect([limits.crossword.min_letters, limits.crossword.max_letters]).toEqual([2, 10]);
    expect(fallbackChars.to).toBe(96);
    expect(templateLimits.crack_the_code.statement).toBe(fallbackChars);
  });
});

describe('sizes', () => {
  test('G-050 G-076 G-106 G-107 pictures of cards, by language', () => {
    expect(cardImage('matching', 'english', 'image')).toEqual({ width: 356, height: 328 });
    expect(cardImage('matching', 'urdu', 'image')).toEqual({ width: 336, height: 308 });
    expect(cardImage('sorting', 'english', 'image')).toEqual({ width: 356, height: 328 });
    const box = 'non_overlapping_classification';
    expect(cardImage(box, 'english', 'image')).toEqual({ width: 420, height: 328 });
    expect(cardImage(box, 'dari', 'mix')).toEqual({ width: 316, height: 130 });
    expect(cardImage(box, 'english', 'text')).toBeUndefined();
  });

  test('G-089 G-128 G-149 G-165 vertical cards, question pictures, the hint of order', () => {
    expect(cardImage('sorting_vertical', 'english', 'mix')).toEqual({ width: 160, height: 160 });
    expect(templateLimits['financial-fib'].stem?.image).toEqual({ width: 1500, height: 550 });
    expect(templateLimits.mcq.stem?.image).toEqual({ width: 2000, height: 520 });
    expect(templateLimits.order.hint?.image).toEqual({ width: 960, height: 416 });
  });
});

test('G-160 G-161 order takes 5 cards in English and 8 in another language', () => {
  expect(cardCount('order', 'english', [])?.max).toBe(5);
  for (const language of ['urdu', 'pashto', 'dari'] as const)
    expect(cardCount('order', language, [])?.max).toBe(8);
});

test('G-304 G-305 drag and drop and vertical sorting explain themselves in a general text', () => {
  const generic = templateTypes.filter((template) => templates[template].guideline === 'generic');
  expect(generic).toEqual(['sorting_vertical', 'matching_drag_drop']);
});

test('G-297 G-301 G-302 docs/game-limits.md says what the table says', async () => {
  await expect(printed()).toMatchFileSnapshot('../../../../../docs/game-limits.md');
});

function printed(): string {
  const limitRows = [...templateTypes, 'four_option'] as const;
  const sections = limitRows.map((template) => {
    const [english, other] = [guidelineRows(template, 'english'), guidelineRows(template, 'urdu')];
    const rows = english.map(
      (row, at) => `| ${nameOf(row)} | ${valueOf(row)} | ${valueOf(other[at] ?? row)} |`,
    );
    const table = ['| what | English | Urdu, Pashto, Dari |', '|---|---|---|', ...rows].join('\n');
    const label = template === 'four_option' ? 'Multiple choice in Jungle Gym' : templates[template].label;
    return `## ${template} (${label})\n\n${table}`;
  });
  return `${[intro, ...sections].join('\n\n')}\n`;
}

const intro = `# What fits on a card

Printed from \`packages/content-types/src/rounds/cards/limits.ts\` by its test; change it there and run the test with \`-u\`.
Counts are kept: the first number is needed to submit, beyond the second an author is warned, the last is never passed.
Characters and pixels are recommended: beyond them a card gets a scrollbar, and a picture is scaled.`;

function nameOf({ what, forCards }: GuidelineRow): string {
  const name = what.replaceAll('_', ' ');
  return forCards ? `${name}, ${forCards.from} to ${forCards.to} cards` : name;
}

function valueOf({ count, chars: length, size }: GuidelineRow): string {
  return [
    count && `${count.min} / ${count.rec} / ${count.max}`,
    length && `${length} characters`,
    size && `${size.width} x ${size.height} px`,
  ]
    .filter(Boolean)
    .join(', ');
}
