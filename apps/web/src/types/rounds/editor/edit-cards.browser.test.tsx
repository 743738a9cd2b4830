import { templates, withCards, type CardRound, type GameDoc } from '@takhti/content-types/rounds';
import { updateContainer } from '@takhti/contract';
import type { CardType, Language, TemplateType } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuse, requestsOf } from '../../../testing/fake-server.ts';
import { gameOf, openBuilder } from './testing/open-builder.ts';

const builder = '/dashboard/rumble-in-the-jumble/editor';
const cardPath = [`${builder}/cardEdit`, '&round=1'] as const;

/** How many cards of a round are on the page. */
const shownOf = (round: number) => (): number => {
  const fields = [...document.querySelectorAll(`[id^=field-questionData-${round}-cardsData-]`)];
  return new Set(fields.flatMap(({ id }) => /cardsData-(\d+)/.exec(id)?.[1] ?? [])).size;
};
const shown = shownOf(0);

/** A round with so many cards, the first of them of a type. */
const filled = (count: number, type: CardType) => (round: CardRound) => {
  const cardsData = Array.from({ length: count }, (_, at) => ({
    ...round.cardsData[at % round.cardsData.length]!,
    id: at + 1,
    text: `Card number ${at + 1}`,
    type: at === 0 ? type : ('text' as const),
    data: round.template_type.startsWith('matching')
      ? String(Math.floor(at / 2) + 1)
      : round.cardsData[at % 2]!.data,
  }));
  return withCards(round, cardsData);
};

type Step = readonly [cards: number, told: string | null];
interface Row {
  readonly ids: string;
  readonly template: TemplateType;
  readonly add: string;
  /** How many cards there are at first, and after each press of the button. */
  readonly from: number;
  readonly steps: readonly Step[];
  readonly type?: CardType;
  readonly language?: Language;
}
const eight = 'Combination of 8 cards are allowed';
const pair = 'Add a pair';
const one = 'Add a card';
const inBin = 'Add a card to this bin';
const box = 'non_overlapping_classification';

const rows: readonly Row[] = [
  {
    ids: 'G-037 G-038 G-040 G-317',
    template: 'matching',
    add: pair,
    from: 14,
    steps: [
      [16, null],
      [16, eight],
    ],
  },
  {
    ids: 'G-039 G-046',
    template: 'matching',
    type: 'image',
    add: pair,
    from: 6,
    steps: [
      [8, null],
      [8, eight],
    ],
  },
  {
    ids: 'G-066',
    template: 'matching_flip',
    add: pair,
    from: 14,
    steps: [
      [16, null],
      [16, eight],
    ],
  },
  {
    ids: 'G-067',
    template: 'matching_flip',
    type: 'mix',
    add: pair,
    from: 6,
    steps: [
      [8, null],
      [8, eight],
    ],
  },
  {
    ids: 'G-073',
    template: 'sorting',
    add: one,
    from: 3,
    steps: [
      [4, null],
      [5, 'Maximum 4 cards'],
    ],
  },
  { ids: 'G-074', template: 'sorting', add: one, from: 8, steps: [[8, 'Maximum 8 cards']] },
  {
    ids: 'G-085',
    template: 'sorting_vertical',
    add: one,
    from: 3,
    steps: [
      [4, null],
      [4, 'Maximum 4 cards'],
    ],
  },
  {
    ids: 'G-098',
    template: box,
    type: 'image',
    add: inBin,
    from: 3,
    steps: [
      [4, null],
      [5, 'Maximum 4 cards with images'],
    ],
  },
  {
    ids: 'G-101',
    template: box,
    type: 'image',
    add: inBin,
    from: 8,
    steps: [[8, 'Maximum 8 cards with images']],
  },
  {
    ids: 'G-099',
    template: box,
    add: inBin,
    from: 7,
    steps: [
      [8, null],
      [9, 'Maximum 8 cards'],
    ],
  },
  { ids: 'G-100 G-312', template: box, add: inBin, from: 12, steps: [[12, 'Maximum 12 cards']] },
  {
    ids: 'G-145',
    template: 'mcq',
    add: 'Add an option',
    from: 4,
    steps: [
      [5, null],
      [5, 'Maximum 5 cards'],
    ],
  },
  {
    ids: 'G-160',
    template: 'order',
    add: one,
    from: 4,
    steps: [
      [5, null],
      [5, 'Maximum 5 cards'],
    ],
  },
  {
    ids: 'G-161',
    template: 'order',
    language: 'urdu',
    add: one,
    from: 7,
    steps: [
      [8, null],
      [8, 'Maximum 8 cards'],
    ],
  },
];

test.each(rows)(
  '$ids to $from cards of $template others are added up to the limit, which is told',
  async ({ template, language = 'english', type = 'text', add, from, steps }) => {
    await openBuilder(gameOf({ template, language, change: filled(from, type) }), ...cardPath);
    await expect.poll(shown).toBe(from);
    for (const [cards, told] of steps) {
      await page.getByRole('button', { name: add, exact: true }).first().click();
      await expect.poll(shown).toBe(cards);
      const said = told === null ? [] : [told];
      await expect
        .poll(() => said.filter((text) => page.getByText(text, { exact: true }).elements().length === 0))
        .toEqual([]);
    }
  },
);

const nameOf = (field: Element) =>
  field.getAttribute('aria-label') ?? document.querySelector(`label[for='${field.id}']`)?.textContent;
const headers = () =>
  [...document.querySelectorAll('[id^=field-questionData-0-cardsData-][id$=-text]')].map((field) =>
    nameOf(field),
  );

test('G-043 G-335 G-336 G-337 pairs that are added are numbered on, and each of their cards is called after its number', async () => {
  await openBuilder(gameOf({ template: 'matching' }), ...cardPath);
  await expect.poll(headers).toEqual(['Card - 1: text', 'Match - 1: text']);
  for (let n = 0; n < 2; n += 1) await page.getByRole('button', { name: 'Add a pair' }).click();
  await expect.poll(headers).toEqual([1, 2, 3].flatMap((n) => [`Card - ${n}: text`, `Match - ${n}: text`]));
});

test('G-186 G-187 G-342 clues are called Clue 1, Clue 2, and counted anew when one is deleted, which is told', async () => {
  const item = gameOf({ type: 'clue_on', template: 'clue_on', change: filled(4, 'text') });
  await openBuilder(item, '/dashboard/clue_on/editor/cardEdit', '&round=1');
  await expect.poll(headers).toEqual([1, 2, 3, 4].map((n) => `Clue ${n}: text`));
  await page.getByRole('button', { name: /^Delete Clue 2/ }).click();
  await expect.element(page.getByText('Card deleted', { exact: true })).toBeVisible();
  await expect.poll(headers).toEqual([1, 2, 3].map((n) => `Clue ${n}: text`));
});

test('G-338 G-548 a card that is deleted is told', async () => {
  await openBuilder(gameOf({ template: 'sorting', change: filled(4, 'text') }), ...cardPath);
  await page.getByRole('button', { name: /^Delete Card - 2/ }).click();
  await expect.element(page.getByText('Card deleted', { exact: true })).toBeVisible();
  await expect.poll(shown).toBe(3);
});

/** What the first card of the page may be made of. */
const kindsOf = () =>
  [
    ...(document.querySelector('[role=radiogroup][aria-label$="what it shows"]')?.querySelectorAll('label') ??
      []),
  ].map(({ title }) => title);

test.each([
  [
    'G-330 G-340',
    'matching',
    'rumble_in_the_jumble',
    ['Text', 'Picture', 'Picture and text', 'Picture and sound'],
  ],
  ['G-330', 'matching_flip', 'rumble_in_the_jumble', ['Text', 'Picture', 'Picture and text']],
  ['G-327 G-328 G-329 G-330', 'sorting', 'rumble_in_the_jumble', ['Text', 'Picture', 'Picture and text']],
  ['G-331 G-332', 'clue_on', 'clue_on', ['Text', 'Picture', 'Picture and text', 'Text and sound']],
] as const)('%s a card of %s can be made of what its kind takes', async (_ids, template, type, kinds) => {
  const path = type === 'clue_on' ? '/dashboard/clue_on/editor/cardEdit' : cardPath[0];
  await openBuilder(gameOf({ type, template }), path, '&round=1');
  await expect.poll(kindsOf).toEqual(kinds);
});

/** The game as it is saved by hand. */
async function saved(): Promise<GameDoc> {
  refuse(updateContainer, 'server.fault');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => requestsOf(updateContainer)).not.toHaveLength(0);
  return JSON.parse(String(requestsOf(updateContainer).at(-1)?.['json_data'])) as GameDoc;
}

/** Adds a round of a kind by its label in the picker. */
async function addRound(label: string): Promise<void> {
  await page.getByRole('button', { name: 'Add round', exact: true }).click();
  await page.getByRole('dialog', { name: 'What kind of round?' }).getByText(label, { exact: true }).click();
}

test('G-147 G-582 a round of options that is added has four of them, and the number after the highest', async () => {
  await openBuilder(gameOf({ template: 'sorting', rounds: 2 }), builder);
  await addRound(templates.mcq.label);
  await expect.poll(shownOf(2)).toBe(4);
  const { questionData } = await saved();
  expect(questionData.map(({ questionId }) => questionId)).toEqual([1, 2, 3]);
  expect(questionData[2]).toMatchObject({ template_type: 'mcq', cardsData: { length: 4 } });
});

test('G-580 a round that is duplicated names the one it was copied from', async () => {
  await openBuilder(gameOf({ rounds: 1 }), builder);
  await page.getByRole('button', { name: 'More actions for round 1' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect.element(page.getByRole('link', { name: /^Round 2:/ })).toBeVisible();
  const { questionData } = await saved();
  expect(questionData.map(({ copied_from_id }) => copied_from_id)).toEqual([undefined, 1]);
});

test('G-025 G-027 G-092 G-093 G-113 G-114 G-158 a kind that is picked brings its own hint, bins and instruction', async () => {
  await openBuilder(gameOf({ template: 'sorting', rounds: 1 }), builder);
  await addRound(templates.matching_drag_drop.label);
  await addRound(templates.order.label);
  const { questionData } = await saved();
  const [, drag, order] = questionData;
  expect(drag?.instruction).not.toBe('');
  expect(order?.hint).not.toBe('');
  const bins = [1, 2, 3, 4].map((n) => [
    `container_${n}`,
    { bin: `bin-${n}`, label: `Bin-${n}`, data: `option||${n}` },
  ]);
  expect(drag).toMatchObject(Object.fromEntries(bins));
});

test('G-032 the last round of what is in review cannot be deleted', async () => {
  const item = gameOf({ rounds: 1 });
  await openBuilder(
    {
      ...item,
      content_status: 'r',
      review_status: 'r',
      reviewer_user_id: item.user_id,
      user_id: crypto.randomUUID(),
    },
    builder,
  );
  await page.getByRole('button', { name: 'More actions for round 1' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect
    .element(page.getByText('Sorry, this question cannot be deleted.', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Round 1:/ })).toBeVisible();
});

test('G-350 G-376 G-377 G-378 beside the words of a card stands how many there are of how many fit, and a text ends at its most', async () => {
  for (const [language, most] of [
    ['english', '145'],
    ['urdu', '120'],
  ] as const) {
    await openBuilder(gameOf({ template: 'sorting', language }), ...cardPath);
    const text = page.getByRole('textbox', { name: 'Card - 1: text' });
    await text.fill('Seven w');
    await expect.element(page.getByText(`7 / ${most}`, { exact: true })).toBeVisible();
    await expect.element(text).toHaveAttribute('maxlength', '2000');
  }
});
