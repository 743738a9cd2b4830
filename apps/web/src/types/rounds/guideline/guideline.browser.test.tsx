import { games } from '@takhti/content-types/rounds';
import { languages, type ContentType, type Language, type TemplateType } from '@takhti/domain';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { GuidelineDialog } from './index.ts';

interface Shown {
  readonly template_type: TemplateType;
  readonly language?: Language;
  readonly game?: ContentType;
}

let closings = 0;
function Opening({ template_type, language = 'english', game }: Shown) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    closings += 1;
    setIsOpen(false);
  };
  const of = { template_type, language, ...(game && { game }) };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        How to
      </button>
      <GuidelineDialog opened={isOpen} onClose={close} {...of} />
    </>
  );
}

const dialog = page.getByRole('dialog');

/** Opens the guideline of a round and reads it, without signs that only order numbers within words from the right. */
async function read(shown: Shown): Promise<string> {
  await renderInStudio(<Opening {...shown} />);
  await page.getByRole('button', { name: 'How to' }).click();
  await expect
    .element(
      dialog
        .getByRole('heading', { name: 'How to make it' })
        .or(dialog.getByText('Guidelines unavailable'))
        .first(),
    )
    .toBeVisible();
  return (dialog.element().textContent ?? '')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '');
}

test('G-298 G-299 it shows when it is opened, and tells its page once when it is closed', async () => {
  closings = 0;
  await renderInStudio(<Opening template_type="mcq" />);
  expect(dialog.query()).toBeNull();
  await page.getByRole('button', { name: 'How to' }).click();
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(closings).toBe(1);
});

test('G-307 C-646 a kind of round without a guideline says so', async () => {
  expect(await read({ template_type: 'labeling' as TemplateType })).toContain('Guidelines unavailable');
});

const sizes = (...of: string[]) => of.map((size) => size.replace('x', ' × '));
const chars = (...of: string[]) => of.map((count) => `${count} characters`);
const box = 'non_overlapping_classification';

type Row = readonly [ids: string, shown: TemplateType, english: readonly string[], other: readonly string[]];

// The second document's section 9, as authors read it: in English, and in another language.
const rows: readonly Row[] = [
  [
    'G-047 G-048 G-049 G-050 G-051 G-052',
    'matching',
    [...chars('145', '69', '55', '38'), ...sizes('356x328', '356x192')],
    [...chars('120', '69', '60'), ...sizes('336x308', '336x192')],
  ],
  [
    'G-068',
    'matching_flip',
    [...chars('145', '69', '55'), ...sizes('356x328', '356x192')],
    [...chars('120', '69', '60'), ...sizes('336x308', '336x192')],
  ],
  [
    'G-075 G-076 G-077',
    'sorting',
    [...chars('145', '55'), ...sizes('356x328', '356x192')],
    [...chars('120', '69'), ...sizes('336x308', '336x180')],
  ],
  [
    'G-087 G-088 G-089',
    'sorting_vertical',
    [...chars('195–200', '165–170'), ...sizes('160x160')],
    [...chars('220–225', '205–210'), ...sizes('160x160')],
  ],
  [
    'G-103 G-104 G-105 G-106 G-107',
    box,
    [...chars('128', '74', '39', '55'), ...sizes('420x328', '328x192')],
    [...chars('112', '64', '27', '62'), ...sizes('316x248', '316x130')],
  ],
  [
    'G-117 G-118',
    'matching_drag_drop',
    [...chars('128', '74', '39', '35–40'), ...sizes('352x312')],
    sizes('352x312'),
  ],
  ['G-128', 'financial-fib', sizes('1500x550'), sizes('1500x550')],
  [
    'G-148 G-149 G-150',
    'mcq',
    [...chars('418', '385', '250', '165', '125'), ...sizes('2000x520')],
    sizes('2000x520'),
  ],
  [
    'G-162 G-163 G-164 G-165 G-166',
    'order',
    [...chars('145', '55', '1025'), ...sizes('356x328', '356x192', '960x416')],
    [...chars('120', '69', '1025'), ...sizes('336x308', '336x180')],
  ],
  [
    'G-191 G-192 G-193 G-194 G-195',
    'clue_on',
    [...chars('128', '32'), ...sizes('180x175', '160x125')],
    [...chars('128', '32'), ...sizes('180x175')],
  ],
  [
    'G-230 G-231 G-232 G-233',
    'mcq_short',
    [...chars('220', '80', '25'), ...sizes('220x150', '200x70')],
    sizes('200x70'),
  ],
  [
    'G-231 G-233 G-262 G-263',
    'mcq_medium',
    [...chars('220', '90', '65'), ...sizes('220x150', '200x70')],
    sizes('200x70'),
  ],
  ['G-243 G-244 G-247', 'mcq_two_option', [...chars('30'), ...sizes('768x310', '192x192')], sizes('768x310')],
];

test.each(rows)(
  '%s the guideline of %s names what fits, in English and in another language',
  async (_ids, template_type, english, other) => {
    const words = await read({ template_type });
    expect(english.filter((limit) => !words.includes(limit))).toEqual([]);
    const urdu = await read({ template_type, language: 'urdu' });
    expect(other.filter((limit) => !urdu.includes(limit))).toEqual([]);
  },
);

test('G-245 G-246 G-247 G-306 in Jungle Gym each kind of question has a guideline of its own', async () => {
  const said: string[] = [];
  for (const template_type of games.jungle_gym_primary.templates)
    said.push(await read({ template_type, game: 'jungle_gym_primary' }));
  expect(new Set(said).size).toBe(3);
  const [, , four = ''] = said;
  expect([...sizes('768x476', '192x192'), ...chars('95')].filter((limit) => !four.includes(limit))).toEqual(
    [],
  );
});

test('G-302 G-315 other languages share numbers of their own', async () => {
  const said: string[] = [];
  for (const language of languages) said.push(await read({ template_type: 'matching', language }));
  expect(said.map((words) => [words.includes('145 characters'), words.includes('120 characters')])).toEqual([
    [true, false],
    [false, true],
    [false, true],
    [false, true],
  ]);
});

test.each([
  ['G-300 G-303', 'mcq', 'rumble_in_the_jumble', /Rumble in the Jumble/],
  ['G-300 G-304', 'matching_drag_drop', undefined, /picture/],
  ['G-300 G-305', 'sorting_vertical', undefined, /one below the other|top/],
] as const)(
  '%s the guideline of %s in %s explains itself in a text',
  async (_ids, template_type, game, text) => {
    const words = await read({ template_type, ...(game && { game }) });
    expect(words).toMatch(text);
    expect(words).not.toBe(await read({ template_type: 'mcq' }));
  },
);
