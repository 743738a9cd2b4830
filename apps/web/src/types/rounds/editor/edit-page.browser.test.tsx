import {
  addCards,
  addRound,
  gameModels,
  games,
  newRound,
  templates,
  type CardRound,
  type GameDoc,
} from '@takhti/content-types/rounds';
import { limits, type OpenedContainer } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { field } from '../../../testing/fields.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { roundsPages } from '../pages.ts';

type Type = 'rumble_in_the_jumble' | 'kampong' | 'puzzle' | 'jungle_gym_primary';

const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;

/** A game of so many rounds of choices, by whoever is logged in. */
function gameOf(content_type: Type, rounds: number): OpenedContainer {
  const doc = Array.from({ length: rounds }).reduce<GameDoc>(
    (now) => addRound(now, { ...newRound(now, content_type, 'mcq'), question: 'Which one is odd?' }),
    gameModels[content_type].defaults(start),
  );
  return openedBank({ content_type, title: 'Odd ones', json_data: doc });
}

/** Opens the builder, or one of its sub-pages. */
async function open(item: OpenedContainer, path: string, query = '') {
  answerEditor(item);
  const { container_id } = item;
  const studio = await openInStudio(
    roundsPages,
    `${path}?${new URLSearchParams({ container_id, institution_id: '98' })}${query}`,
    // As wide as a tablet: the player beside the round is not what this is about.
    { width: 1000, height: 1400 },
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Odd ones');
  return studio;
}

const rows = page.getByRole('navigation').getByRole('link', { name: /^Round 1:|^Round 2:/ });
const question = field('Question');
const firstCard = () => document.getElementById('field-questionData-0-cardsData-0-text');

test.each([
  ['C-119 G-437', 'rumble_in_the_jumble', '/dashboard/rumble-in-the-jumble'],
  ['C-122 G-440', 'kampong', '/dashboard/Kampong'],
  ['C-126 G-441', 'puzzle', '/dashboard/puzzle'],
  ['C-123 C-124 G-442', 'jungle_gym_primary', '/dashboard/jungle-gym-primary'],
] as const)(
  '%s the editor of a %s opens, with its pages of the question and of the cards',
  async (_id, type, base) => {
    const item = gameOf(type, 2);
    await open(item, `${base}/editor`);
    await expect.element(rows.first()).toBeVisible();
    await open(item, `${base}/editor/questionType`, '&round=1');
    await expect.element(question).toBeVisible();
    await open(item, `${base}/editor/cardEdit`, '&round=1');
    await expect.poll(firstCard).not.toBeNull();
  },
);

test('C-124 G-443 Jungle Gym primary has both pages under the spelling with underscores, too', async () => {
  const item = gameOf('jungle_gym_primary', 1);
  const { address } = await open(item, '/dashboard/jungle_gym_primary/questionType', '&round=1');
  await expect.element(question).toBeVisible();
  expect(address()).toContain('/dashboard/jungle-gym-primary/editor/questionType?');
  await open(item, '/dashboard/jungle_gym_primary/cardEdit', '&round=1');
  await expect.poll(firstCard).not.toBeNull();
});

test('G-470 a round of the list opens the page of its question', async () => {
  const { address } = await open(gameOf('rumble_in_the_jumble', 2), '/dashboard/rumble-in-the-jumble/editor');
  await page.getByRole('link', { name: /^Round 2:/ }).click();
  await expect.poll(address).toMatch(/\/editor\/questionType\?.*round=2/);
  await expect.element(question).toBeVisible();
});

test('C-166 a round of a preview opens its question, which nobody can write', async () => {
  const item = gameOf('puzzle', 2);
  const { address } = await open(item, '/content/puzzle/preview');
  await page.getByRole('link', { name: /^Round 2:/ }).click();
  await expect.poll(address).toMatch(/\/content\/puzzle\/preview\/questionType\?.*round=2/);
  await expect.element(page.getByText('Which one is odd?').last()).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
});

test('C-1029 G-031 with as many rounds as a game can hold no other is added', async () => {
  const { address } = await open(
    gameOf('rumble_in_the_jumble', limits.game.max_rounds),
    '/dashboard/rumble-in-the-jumble/editor',
  );
  const before = address();
  await page.getByRole('button', { name: 'Add round', exact: true }).click();
  await expect.element(page.getByText('Maximum game limit has reached', { exact: true })).toBeVisible();
  expect(page.getByRole('dialog').query()).toBeNull();
  expect(address()).toBe(before);
});

test('G-011 G-012 G-013 G-014 G-015 G-016 G-022 the picker shows each kind of round under its label', async () => {
  await open(gameOf('rumble_in_the_jumble', 1), '/dashboard/rumble-in-the-jumble/editor');
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
  const empty = gameModels.rumble_in_the_jumble.defaults(start);
  const pairs = addCards(addCards(newRound(empty, 'rumble_in_the_jumble', 'matching') as CardRound));
  const cardsData = pairs.cardsData.map((card) => ({ ...card, text: `Text ${card.id}` }));
  const json_data = addRound(empty, { ...pairs, cardsData });
  const item = openedBank({ content_type: 'rumble_in_the_jumble', title: 'Odd ones', json_data });
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
  await open(gameOf('rumble_in_the_jumble', 2), '/dashboard/rumble-in-the-jumble/editor');
  await page.getByRole('button', { name: 'More actions for round 2' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Question deleted', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Round 2:/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.element(page.getByRole('link', { name: /^Round 2:/ })).toBeVisible();
});

test('C-1042 G-541 cards are added up to the limit, which is told in its own words, and deleted ones are told', async () => {
  await open(
    gameOf('rumble_in_the_jumble', 1),
    '/dashboard/rumble-in-the-jumble/editor/cardEdit',
    '&round=1',
  );
  await expect.poll(firstCard).not.toBeNull();
  const add = page.getByRole('button', { name: 'Add an option' });
  const limit = page.getByText('Maximum 5 cards', { exact: true });
  for (let n = 0; n < 6 && limit.query() === null; n += 1) await add.click();
  await expect.element(limit.first()).toBeVisible();
  await page.getByRole('button', { name: /^Delete Option 5/ }).click();
  await expect.element(page.getByText('Card deleted', { exact: true })).toBeVisible();
});
