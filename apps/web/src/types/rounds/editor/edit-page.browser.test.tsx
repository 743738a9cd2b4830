import { addCards, games, templates, withCards, type CardRound } from '@takhti/content-types/rounds';
import { readUserData, saveUserData, updateContainer, updateStatus } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, requestsOf } from '../../../testing/fake-server.ts';
import { field } from '../../../testing/fields.ts';
import { targetOf } from '../guideline/stages.ts';
import { gameOf, openBuilder as open } from './testing/open-builder.ts';

const rows = page.getByRole('navigation').getByRole('link', { name: /^Round 1:|^Round 2:/ });
const question = field('Question');
const firstCard = () => document.getElementById('field-questionData-0-cardsData-0-text');

test.each([
  ['C-119 G-437', 'rumble_in_the_jumble', 'mcq', '/dashboard/rumble-in-the-jumble'],
  ['C-120 G-438', 'clue_on', 'clue_on', '/dashboard/clue_on'],
  ['C-121 G-439', 'mystery_word', 'mystery_word', '/dashboard/mystery_word'],
  ['C-122 G-202 G-203 G-440', 'kampong', 'mcq', '/dashboard/Kampong'],
  ['C-126 G-266 G-441', 'puzzle', 'mcq', '/dashboard/puzzle'],
  ['C-123 C-124 G-442', 'jungle_gym_primary', 'mcq', '/dashboard/jungle-gym-primary'],
] as const)(
  '%s the editor of a %s opens, with its pages of the question and of the cards',
  async (_id, type, template, base) => {
    const item = gameOf({ type, template, rounds: 2 });
    await open(item, `${base}/editor`);
    await expect.element(rows.first()).toBeVisible();
    await open(item, `${base}/editor/questionType`, '&round=1');
    await expect.element(question).toBeVisible();
    await open(item, `${base}/editor/cardEdit`, '&round=1');
    await expect.poll(firstCard).not.toBeNull();
  },
);

test('C-124 G-443 Jungle Gym primary has both pages under the spelling with underscores, too', async () => {
  const item = gameOf({ type: 'jungle_gym_primary', rounds: 1 });
  const { address } = await open(item, '/dashboard/jungle_gym_primary/questionType', '&round=1');
  await expect.element(question).toBeVisible();
  expect(address()).toContain('/dashboard/jungle-gym-primary/editor/questionType?');
  await open(item, '/dashboard/jungle_gym_primary/cardEdit', '&round=1');
  await expect.poll(firstCard).not.toBeNull();
});

test('G-470 a round of the list opens the page of its question', async () => {
  const { address } = await open(gameOf({ rounds: 2 }), '/dashboard/rumble-in-the-jumble/editor');
  await page.getByRole('link', { name: /^Round 2:/ }).click();
  await expect.poll(address).toMatch(/\/editor\/questionType\?.*round=2/);
  await expect.element(question).toBeVisible();
});

test('C-166 C-167 G-465 a round of a preview opens its question, which nobody can write', async () => {
  const item = gameOf({ type: 'puzzle', rounds: 2 });
  const { address } = await open(item, '/content/puzzle/preview');
  await page.getByRole('link', { name: /^Round 2:/ }).click();
  await expect.poll(address).toMatch(/\/content\/puzzle\/preview\/questionType\?.*round=2/);
  await expect.element(page.getByText('Which one is odd?').last()).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
});

test('C-1029 G-031 with as many rounds as a game can hold no other is added', async () => {
  const { address } = await open(
    gameOf({ rounds: limits.game.max_rounds }),
    '/dashboard/rumble-in-the-jumble/editor',
  );
  const before = address();
  await page.getByRole('button', { name: 'Add round', exact: true }).click();
  await expect.element(page.getByText('Maximum game limit has reached', { exact: true })).toBeVisible();
  expect(page.getByRole('dialog').query()).toBeNull();
  expect(address()).toBe(before);
});

test('G-011 G-012 G-013 G-014 G-015 G-016 G-022 the picker shows each kind of round under its label', async () => {
  await open(gameOf({ rounds: 1 }), '/dashboard/rumble-in-the-jumble/editor');
  await page.getByRole('button', { name: 'Add round', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'What kind of round?' });
  for (const label of ["Match'Em!", 'DejaVu', 'Step1-Step2', 'BoxIT', 'Crack the code', 'Order Order!'])
    await expect.element(picker.getByText(label, { exact: true })).toBeVisible();
  const shown = [...picker.element().querySelectorAll('[data-template] bdi')];
  expect(shown.map((name) => name.textContent)).toEqual(
    games.rumble_in_the_jumble.templates.map((template) => templates[template].label),
  );
});

test('G-041 G-042 a pair that is deleted takes both of its cards with it, and the next one its number', async () => {
  const item = gameOf({
    template: 'matching',
    change: (round) => ({
      cardsData: addCards(addCards(round)).cardsData.map((card) => ({ ...card, text: `Text ${card.id}` })),
    }),
  });
  await open(item, '/dashboard/rumble-in-the-jumble/editor/cardEdit', '&round=1');
  const texts = () =>
    [
      ...document.querySelectorAll<HTMLTextAreaElement>('[id^=field-questionData-0-cardsData-][id$=-text]'),
    ].map(({ value }) => value);
  await expect.poll(texts).toEqual([1, 2, 3, 4, 5, 6].map((id) => `Text ${id}`));
  await page.getByRole('button', { name: 'Delete pair 2' }).click();
  await expect.poll(texts).toEqual([1, 2, 5, 6].map((id) => `Text ${id}`));
  await expect.element(page.getByRole('button', { name: 'Delete pair 3' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(texts).toHaveLength(6);
});

test('C-1041 a question that was deleted is told, and can be had back', async () => {
  await open(gameOf({ rounds: 2 }), '/dashboard/rumble-in-the-jumble/editor');
  await page.getByRole('button', { name: 'More actions for round 2' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Question deleted', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Round 2:/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.element(page.getByRole('link', { name: /^Round 2:/ })).toBeVisible();
});

test('C-1042 G-541 cards are added up to the limit, which is told in its own words, and deleted ones are told', async () => {
  await open(gameOf({ rounds: 1 }), '/dashboard/rumble-in-the-jumble/editor/cardEdit', '&round=1');
  await expect.poll(firstCard).not.toBeNull();
  const add = page.getByRole('button', { name: 'Add an option' });
  const limit = page.getByText('Maximum 5 cards', { exact: true });
  for (let n = 0; n < 6 && limit.query() === null; n += 1) await add.click();
  await expect.element(limit.first()).toBeVisible();
  await page.getByRole('button', { name: /^Delete Option 5/ }).click();
  await expect.element(page.getByText('Card deleted', { exact: true })).toBeVisible();
});

test('G-408 G-409 G-410 G-411 G-413 the tour shows where a round is added, its kind chosen, a card added, and one changed or deleted', async () => {
  answer(readUserData, { tutorials: {} });
  answer(saveUserData, { user_data: {} });
  await open(gameOf({}), '/dashboard/rumble-in-the-jumble/editor/cardEdit', '&round=1');
  await page.getByRole('button', { name: 'How to make a game', exact: true }).click();
  for (const [stage, title, reached] of [
    ['add_round', 'Add a round', 'choose_type'],
    ['choose_type', 'Choose how it is played', 'add_card'],
    ['add_card', 'Fill in the cards, add more', 'edit_card'],
    ['edit_card', 'Change or delete a card', 'finish'],
  ] as const) {
    await expect.element(page.getByText(title, { exact: true })).toBeVisible();
    const control = document.querySelector<HTMLElement>(targetOf(stage));
    expect(control?.checkVisibility()).toBe(true);
    // Where nothing is found the words are in the middle of the page, and nothing is left bright.
    await expect.poll(() => control && isInCutOut(control)).toBe(true);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect
      .poll(() => requestsOf(saveUserData).at(-1))
      .toMatchObject({
        json: { tutorials: { rumble_in_the_jumble: { stage: reached, done: false } } },
      });
  }
});

/** Whether what a tour leaves bright holds a control. */
function isInCutOut(control: Element): boolean {
  const hole = document.querySelector('mask rect + rect');
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = Object.fromEntries(
    ['x', 'y', 'width', 'height'].map((name) => [name, Number(hole?.getAttribute(name))]),
  );
  const { left, top, right, bottom } = control.getBoundingClientRect();
  return x <= left && y <= top && x + width >= right && y + height >= bottom && width > 0;
}

const cardsOf = (type: 'image' | 'media') => (round: CardRound) =>
  withCards(
    round,
    round.cardsData.map((card) => ({ ...card, text: `Card ${card.id}`, type })),
  );

test.each([
  ['C-753 G-512', 'financial-fib', 'Answer is mandatory', () => ({})],
  ['C-754 G-513', 'tabular_fib', 'Hint is mandatory', () => ({})],
  ['C-755 G-513', 'matching', 'Image is mandatory', cardsOf('image')],
  ['C-756 G-513', 'matching', 'Audio is mandatory', cardsOf('media')],
] as const)(
  '%s a round of %s that is submitted says what it lacks: %s',
  async (_ids, template, text, change) => {
    await open(gameOf({ template, change }), '/dashboard/rumble-in-the-jumble/editor/cardEdit', '&round=1');
    const told = page.getByText(text, { exact: true });
    expect(told.query()).toBeNull();
    refuse(updateContainer, 'server.fault');
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect.element(told.first()).toBeVisible();
    expect(requestsOf(updateStatus)).toEqual([]);
  },
);

test('C-519 C-522 submitting saves first, and after a save that fails nothing is sent on', async () => {
  await open(gameOf({}), '/dashboard/rumble-in-the-jumble/editor/questionType', '&round=1');
  await question.fill('Which one is even?');
  refuse(updateContainer, 'server.fault');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect.poll(() => requestsOf(updateContainer)).not.toHaveLength(0);
  await expect.element(page.getByText(/^Important params are missing/).first()).toBeVisible();
  expect(requestsOf(updateStatus)).toEqual([]);
});
