import { expect, type Locator, type Page } from '@playwright/test';
import { addRound, gameModels, newRound, type GameDoc } from '@takhti/content-types/games';
import { openContainer, updateContainer } from '@takhti/contract';
import type { OpenedContainer, TemplateType } from '@takhti/domain';
import { apiOf, type Api } from './helpers/api.ts';
import { savedSign } from './helpers/authoring.ts';
import { makeContent } from './helpers/content.ts';
import { testAs } from './helpers/login.ts';
import { skillOf } from './helpers/skills.ts';
import { uniqueTitle } from './helpers/titles.ts';

const test = testAs('developer');

/** What the rounds of the journey ask, and of which kind they are. */
const asked = {
  Young: 'matching',
  Steps: 'sorting',
  Groups: 'non_overlapping_classification',
  Choice: 'mcq',
  Number: 'financial-fib',
  Months: 'tabular_fib',
  Secret: 'crack_the_code',
} as const satisfies Record<string, TemplateType>;
type Asked = keyof typeof asked;

test('G-037 to G-043 G-095 G-124 G-136 G-171 the cards of every engine are written, kept within their limits, and there after a reload', async ({
  page,
  request,
}, testInfo) => {
  test.setTimeout(180_000);
  const api = await apiOf(request, 'developer');
  const game = await gameOfRounds(api, testInfo);
  const { container_id, institution_id } = game;
  const query = new URLSearchParams({ container_id, institution_id: String(institution_id), round: '1' });
  await page.goto(`/dashboard/rumble-in-the-jumble/editor/cardEdit?${query}`);
  const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true });
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const card = (name: string): Locator => page.getByRole('group', { name, exact: true });

  await test.step('pairs come and go by two, up to eight, and fewer with a picture', async () => {
    await field('Card - 1: text').fill('Cat');
    await field('Match - 1: text').fill('Kitten');
    for (let pair = 2; pair <= 8; pair += 1) {
      await button('Add a pair').click();
      await expect(field(`Card - ${pair}: text`)).toBeFocused();
    }
    await field('Card - 2: text').fill('Dog');
    await button('Add a pair').click();
    await expect(page.getByText('Combination of 8 cards are allowed')).toBeVisible();
    await expect(page.getByText('8 of at most 8 pairs')).toBeVisible();
    await card('Card - 1').getByTitle('Picture', { exact: true }).click();
    await expect(page.getByText('Cards with an image or audio are limited to 8 cards')).toBeVisible();
    await expect(field('Card - 1: text')).toHaveValue('Cat');
    await button('Delete pair 2').click();
    await expect(page.getByText('Card deleted')).toBeVisible();
    await expect(field('Card - 2: text')).toHaveValue('');
    // The bar of the editor has an Undo of its own.
    await page
      .getByRole('alert')
      .filter({ hasText: 'Card deleted' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(field('Card - 2: text')).toHaveValue('Dog');
    for (let pair = 8; pair > 2; pair -= 1) await button(`Delete pair ${pair}`).click();
    await field('Match - 2: text').fill('Puppy');
  });

  await test.step('G-073 G-314 steps are ordered by keys and buttons; more than fit are warned of', async () => {
    await open(page, 'Steps');
    await field('Card - 1: text').fill('Summer');
    await field('Card - 2: text').fill('Spring');
    await page.getByRole('button', { name: /^Move Card - 1:/ }).press('ArrowDown');
    await expect(page.getByRole('button', { name: /^Move Card - 2:/ })).toBeFocused();
    await expect(field('Card - 1: text')).toHaveValue('Spring');
    for (const at of [3, 4, 5]) {
      await button('Add a card').click();
      await field(`Card - ${at}: text`).fill(`Step ${at}`);
    }
    await expect(page.getByText('Maximum 4 cards')).toBeVisible();
    await card('Card - 5').getByRole('button', { name: 'Move up' }).click();
    await expect(field('Card - 4: text')).toHaveValue('Step 5');
    await field('Card - 5: text').fill('x'.repeat(146));
    await expect(card('Card - 5')).toContainText('Longer than 145 characters');
    await card('Card - 5').getByRole('button', { name: 'Delete Card - 5' }).click();
    await expect(field('Card - 5: text')).toBeHidden();
  });

  await test.step('cards belong into bins, and move to another one', async () => {
    await open(page, 'Groups');
    await field('Bin 1: name').fill('Living');
    await field('Bin 2: name').fill('Not living');
    await field('Card - 1: text').fill('Tree');
    await field('Card - 2: text').fill('Bird');
    await card('Bin 2').locator('..').getByRole('button', { name: 'Add a card to this bin' }).click();
    await field('Card - 3: text').fill('Stone');
    await page.getByRole('combobox', { name: 'Card - 2: bin' }).selectOption('Living');
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: card('Bin 1') })
        .getByRole('textbox'),
    ).toHaveCount(3);
  });

  await test.step('G-145 G-511 an option is right, and no sixth is taken', async () => {
    await open(page, 'Choice');
    for (const at of [1, 2, 3, 4]) await field(`Option ${at}: text`).fill(`Answer ${at}`);
    await button('Add an option').click();
    await field('Option 5: text').fill('Answer 1');
    await expect(card('Option 5')).toContainText('Card 5 is the same as card 1');
    await field('Option 5: text').fill('Answer 5');
    await button('Add an option').click();
    await expect(page.getByText('Maximum 5 cards')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Option 3 is correct' }).check();
  });

  await test.step('G-124 G-127 a number is a number, and its unit is short', async () => {
    await open(page, 'Number');
    await field('Answer').fill('ten');
    await expect(page.getByText('The answer must be a number')).toBeVisible();
    await field('Unit').fill('kilograms');
    await expect(page.getByText('A unit has at most 7 characters')).toBeVisible();
    await field('Answer').fill('۱۲٫۵');
    await field('Unit').fill('kg');
    await expect(page.getByText('The answer must be a number')).toBeHidden();
  });

  await test.step('G-131 to G-136 a table grows by Enter, and has one blank', async () => {
    await open(page, 'Months');
    await field('Title of the table').fill('Months');
    await field('Column 1').fill('Month');
    await field('Column 2').fill('Days');
    await field('Month, row 1').fill('March');
    await field('Days, row 1').fill('31');
    await field('Month, row 2').fill('June');
    await field('Month, row 2').press('Enter');
    await expect(field('Month, row 3')).toBeFocused();
    await field('Days, row 2').fill('30');
    await button('Days, row 2: cell that learners fill in').click();
    await button('Delete row 1').click();
    await expect(field('Days, row 1: learners fill this in')).toHaveValue('30');
  });

  await test.step('G-171 G-172 G-173 the coded text follows statement and key', async () => {
    await open(page, 'Secret');
    await field('Statement').fill('Read');
    await page.getByRole('spinbutton', { name: 'Shift every letter by' }).fill('1');
    await expect(field('Coded text')).toHaveValue('SFBE');
    await field('Coded text').fill('SFBX');
    await expect(page.getByText('The coded text does not lead back')).toBeVisible();
    await button('Encrypt the statement anew').click();
    await expect(field('Coded text')).toHaveValue('SFBE');
    await page.getByText('Count only the exact spelling').click();
  });

  await test.step('everything is in the document, and on the screen after a reload', async () => {
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Count only the exact spelling' })).toBeChecked();
    await open(page, 'Groups');
    await expect(page.getByRole('combobox', { name: 'Card - 2: bin' })).toHaveValue('option||1');
    const stored = await docOf(api, container_id);
    expect(stored['Young']).toMatchObject({
      cardsData: [
        { text: 'Cat', header: 'Card - 1', data: '1' },
        { text: 'Kitten', header: 'Match - 1', data: '1' },
        { text: 'Dog', data: '2' },
        { text: 'Puppy', data: '2' },
      ],
    });
    expect(stored['Steps']).toMatchObject({
      cardsData: ['Spring', 'Summer', 'Step 3', 'Step 5'].map((text, at) => ({ text, data: String(at + 1) })),
    });
    expect(stored['Choice']).toMatchObject({ options: [{}, {}, { isCorrect: true }, {}, {}] });
    expect(stored['Number']).toMatchObject({ blank: '۱۲٫۵', unit: 'kg' });
    expect(stored['Months']).toMatchObject({ blank: '1:column2', Answer: '30', rows: [{}, {}] });
    expect(stored['Secret']).toMatchObject({ encrypted_statment: 'SFBE', is_strict: true });
  });
});

/** A draft with an empty round of each kind. */
async function gameOfRounds(api: Api, testInfo: Parameters<typeof skillOf>[1]): Promise<OpenedContainer> {
  const title = uniqueTitle('Cards of every kind');
  const place = skillOf('review', testInfo);
  const made = await makeContent(api, 'rumble_in_the_jumble', { title, place });
  const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;
  let doc: GameDoc = gameModels.rumble_in_the_jumble.defaults(start);
  for (const [question, template] of Object.entries(asked))
    doc = addRound(doc, { ...newRound(doc, 'rumble_in_the_jumble', template), question });
  await api(updateContainer, {
    container_id: made.container_id,
    title,
    language: 'english',
    json_data: JSON.stringify({ ...doc, title }),
    version: made.version,
  });
  return made;
}

/** The stored rounds by what they ask. */
async function docOf(api: Api, container_id: string): Promise<Record<string, object>> {
  const { json_data } = await api(openContainer, { container_id });
  const doc = gameModels.rumble_in_the_jumble.open(json_data);
  return Object.fromEntries(doc.questionData.map((round) => [round.question, round]));
}

/** Opens a round from the list beside it, with its cards. */
async function open(page: Page, question: Asked): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Rounds' })
    .getByRole('link', { name: new RegExp(question) })
    .click();
}
