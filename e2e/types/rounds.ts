import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { games, hasClues, type Game, type GameDoc, type Round } from '@takhti/content-types/rounds';
import { updateContainer } from '@takhti/contract';
import { mapRecord } from '@takhti/domain';
import { apiOf } from '../helpers/api.ts';
import { savedSign } from '../helpers/authoring.ts';
import { keptAt } from '../helpers/kept-at.ts';
import { sendFile } from '../helpers/files/send-file.ts';
import { makeContent } from '../helpers/content.ts';
import { roundsOfEverything } from '../helpers/games/games.ts';
import { pictureFile } from '../helpers/picture.ts';
import { studioTexts } from '../helpers/screen/texts.ts';
import type { TypeJourney } from './type-journey.ts';

const t = studioTexts('en');

const builder = {
  editor: '/dashboard/rumble-in-the-jumble/editor',
  preview: '/content/rumble-in-the-jumble/preview',
};

/** The games that have addresses of their own. */
const ownPages: Partial<Record<keyof typeof games, typeof builder>> = {
  kampong: { editor: '/dashboard/Kampong/editor', preview: '/content/Kampong/preview' },
  puzzle: { editor: '/dashboard/puzzle/editor', preview: '/content/puzzle/preview' },
  clue_on: { editor: '/dashboard/clue_on/editor', preview: '/content/clue_on/preview' },
  mystery_word: { editor: '/dashboard/mystery_word/editor', preview: '/content/mystery_word/preview' },
  jungle_gym_primary: {
    editor: '/dashboard/jungle-gym-primary/editor',
    preview: '/content/jungle_gym_primary/preview',
  },
};

const frozen = roundsOfEverything('english');

// What some games ask of every round.
const feedback = { CorrectFeedback: 'Yes.', IncorrectFeedback: 'Look again.' };

/** The first of the frozen rounds that a game of this type takes. */
function roundOf(content_type: keyof typeof games): Round {
  const taken: readonly string[] = games[content_type].templates;
  const round = frozen.find(({ template_type }) => taken.includes(template_type));
  if (!round) throw new Error(`there is no round for ${content_type}`);
  return { ...round, questionId: 1, game: content_type, ...feedback };
}

// A game of one round on the rounds builder, and what happens there when a round is added.
function gameOfRounds(
  content_type: keyof typeof games,
  addRound: (page: Page) => Promise<void>,
): TypeJourney {
  const round = roundOf(content_type);
  // In the list rounds of clues go by their answers.
  const listed = hasClues(round) ? round.Answer : round.question;
  const { editor, preview } = ownPages[content_type] ?? builder;
  return {
    async make({ request, title, place }) {
      const author = await apiOf(request, 'developer');
      const made = await makeContent(author, content_type, { title, place });
      const { container_id, version, language } = made;
      const doc = { ...(made.json_data as GameDoc), questionData: [round] };
      const json_data = await withOwnPictures(request, container_id, JSON.stringify(doc));
      return author(updateContainer, { container_id, version, language, title, json_data });
    },
    editor,
    async expectEditor(page) {
      await expect(page.getByRole('link', { name: listed })).toBeVisible();
      await addRound(page);
    },
    preview,
    async expectPreview(page) {
      await expect(page.getByRole('link', { name: listed })).toBeVisible();
      await expect(page.getByRole('button', { name: t('games:rounds.add'), exact: true })).toHaveCount(0);
      await expect(page.getByRole('textbox')).toHaveCount(0);
    },
    async expectPlayer(page) {
      await page.getByRole('button', { name: 'Let’s play!' }).click();
      await expect(page.getByRole('heading', { name: 'Round 1 of 1' })).toContainText(round.question);
      await expect(page.locator('.round-card form > :not(button, .inner-coming)').first()).toBeVisible();
    },
  };
}

// A game of one kind of rounds adds another one without asking which.
async function addOfOneKind(page: Page, content_type: keyof typeof games): Promise<void> {
  await page.getByRole('button', { name: t('games:rounds.add'), exact: true }).click();
  await expect(page.getByText(t('games:rounds.round_of', { number: 2, count: 2 }))).toBeVisible();
  const [kind] = games[content_type].templates;
  await expect(page.getByRole('heading', { name: t(`games:templates.${kind}.name`) })).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('games:head.question'), exact: true })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(savedSign(page, 'Saved')).toBeVisible();
  expect(((await keptAt(page)) as GameDoc).questionData).toHaveLength(2);
}

// A game of many kinds asks which one a new round is.
async function addOfManyKinds(page: Page, most: number): Promise<void> {
  await page.getByRole('button', { name: t('games:rounds.add'), exact: true }).click();
  const picker = page.getByRole('dialog', { name: t('games:picker.title') });
  await expect(picker.locator('[data-template]')).toHaveCount(most);
  await picker.getByRole('button', { name: t('common:close') }).click();
  await expect(picker).toBeHidden();
}

/** Every game on the rounds builder. */
export const roundsJourneys = mapRecord<keyof typeof games, Game, TypeJourney>(
  games,
  ({ templates }, content_type) =>
    gameOfRounds(content_type, (page) =>
      templates.length > 1 ? addOfManyKinds(page, templates.length) : addOfOneKind(page, content_type),
    ),
);

// The frozen rounds name pictures that no institution has.
async function withOwnPictures(
  request: APIRequestContext,
  container_id: string,
  json_data: string,
): Promise<string> {
  const addresses = /\/files\/[0-9a-f-]{36}/g;
  if (!addresses.test(json_data)) return json_data;
  const { file_path } = await sendFile(request, container_id, pictureFile());
  return json_data.replaceAll(addresses, file_path);
}
