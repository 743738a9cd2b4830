import { readFileSync } from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';
import { crosswordModel, openKeptCrossword, withGrid } from '@takhti/content-types/crosswords';
import { gameModels, toGamePlay, type GameDoc } from '@takhti/content-types/rounds';
import { scoreGame, solvedResponse } from '@takhti/content-types/rounds/play';
import { launchGame, saveGame, success, type RequestOf } from '@takhti/contract';
import type { Board, GamePlay, GameResult, Language, PlayRound } from '@takhti/domain';
import type { Hand, View } from '../browser/hands.ts';
import type { PlayerTextOf } from '../screen/texts.ts';

const fixtures = new URL('../../../packages/content-types/src/rounds/templates/', import.meta.url);
const content_id = '3f1b8e0a-58a4-4b7e-9a55-6d5a0b7f1c2d';

/** The frozen games of every template that a mixed game takes, as one game. */
const folders = [
  'pairs/matching',
  'pairs/matching-flip',
  'sequence/sorting',
  'sequence/sorting-vertical',
  'sequence/order',
  'bins/classification',
  'bins/matching-drag-drop',
  'choice/mcq',
  'choice/mcq-short',
  'choice/mcq-medium',
  'fill/financial',
  'fill/tabular',
  'fill/crack-the-code',
];

/** The templates that a mixed game does not take. */
const others = ['choice/mcq-two-option', 'choice/true-false', 'clue/clue-on', 'clue/mystery-word'];

/** A game with a round of every template that it takes. */
export function gameDocOfEverything(language: Language): GameDoc {
  return gameDocOf(folders, language);
}

/** The frozen rounds of every template there is. */
export function roundsOfEverything(language: Language): GameDoc['questionData'] {
  return gameDocOf([...folders, ...others], language).questionData;
}

function gameDocOf(all: readonly string[], language: Language): GameDoc {
  const docs = all.map((folder): GameDoc => {
    const file = new URL(`${folder}/fixtures/v1/${language}.json`, fixtures);
    return gameModels.rumble_in_the_jumble.open(JSON.parse(readFileSync(file, 'utf8')));
  });
  const [first] = docs;
  if (!first) throw new Error('there are no games');
  const questionData = docs
    .flatMap((doc) => doc.questionData)
    .map((round, at) => ({ ...round, questionId: at + 1 }));
  return { ...first, questionData };
}

/** A learner's copy of a game with a round of every template there is. */
export function gameOfEverything(language: Language): GamePlay {
  const doc = gameDocOf([...folders, ...others], language);
  const head = {
    AssessmentId: content_id,
    content_type: 'rumble_in_the_jumble',
    title: doc.title,
    language,
    grade: '3',
    subject: 'Science',
    SkillId: content_id,
  };
  return toGamePlay(head, doc, 'journey');
}

/** A learner's copy of the frozen crossword of a language. */
export function crosswordPlay(language: Language): GamePlay {
  const file = new URL(`../../crosswords/fixtures/v1/${language}.json`, fixtures);
  const doc = crosswordModel.open(JSON.parse(readFileSync(file, 'utf8')));
  const head = {
    AssessmentId: content_id,
    content_type: 'crossword',
    title: doc.title,
    language,
    grade: '3',
    subject: 'Science',
  } as const;
  return openKeptCrossword(head, withGrid(doc, content_id), 'journey');
}

/**
 * Opens a game in the player with a server that knows this one game. What is
 * sent is parsed with the contract's own schema.
 * @returns the result that was sent at the end, once it was.
 */
export async function openGame(page: Page, play: GamePlay): Promise<() => GameResult | null> {
  let sent: GameResult | null = null;
  const laid = { publication_id: content_id, seed: 'journey' };
  const attempt = { attempt_id: content_id, attempt_token: 't'.repeat(32), laid };
  const bookmarking_data = { rounds: [], current: 0, seconds: 0 };
  await page.route(`**/api/${launchGame.path}`, (route) =>
    route.fulfill({
      json: success(
        launchGame.reply.parse({ ...attempt, play, bookmarking_data, is_resumed: false, result: null }),
      ),
    }),
  );
  await page.route(`**/api/${saveGame.path}`, (route) => {
    const { attempt_data, bookmarking_data: state } = requestOf(route.request());
    sent = attempt_data;
    return route.fulfill({ json: success({ result: attempt_data && scoreGame(play, state) }) });
  });
  await page.route('**/files/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
  await page.goto(`/player/game/play?content_id=${content_id}&institution_id=98`);
  return () => sent;
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#8cc4e8"/><circle cx="240" cy="180" r="120" fill="#f2b544"/></svg>';

function requestOf(request: Request): RequestOf<typeof saveGame> {
  return saveGame.request.parse(request.postDataJSON());
}

/** Solves a round with one hand, up to the button that checks it. */
export async function solveRound(page: View, { board }: PlayRound, hand: Hand): Promise<void> {
  const solved = solvedResponse(board);
  // A board is fetched by itself and may come a moment after its round.
  await expect(page.locator('.round-card form > :not(button, .inner-coming)').first()).toBeVisible();
  if ('tries' in solved) {
    const skipLook = page.locator('.look .button-main');
    if (await skipLook.isVisible()) {
      // The look may end by itself on the way to its button.
      await hand.press(skipLook).catch(async (failure: unknown) => {
        if (await skipLook.isVisible()) throw failure;
      });
    }
    for (const id of solved.tries.flat()) await hand.press(page.locator('.pair').nth(indexOf(board, id)));
  } else if ('order' in solved) {
    for (const [at, id] of solved.order.entries()) {
      if (await page.locator('.targets').isVisible()) await hand.place(page, id, at + 1);
      else await hand.move(page, id, at);
    }
  } else if ('places' in solved) {
    for (const { card, bin } of solved.places) if (bin !== null) await hand.place(page, card, bin);
  } else if ('chosen' in solved) {
    for (const id of solved.chosen) await hand.press(page.locator('.choice').nth(indexOf(board, id)));
  } else if ('text' in solved) {
    await hand.write(page.locator('.fill-input'), solved.text);
  } else if ('cells' in solved) {
    for (const [at, letter] of solved.cells.entries())
      await hand.write(page.locator(`[data-cell="${at}"]`), letter);
  } else if ('answers' in solved) {
    await hand.write(page.locator('.fill-input'), solved.answers[0] ?? '');
  } else if ('guesses' in solved) {
    for (const letter of solved.guesses)
      await hand.press(page.getByRole('button', { name: letter, exact: true }));
  } else {
    for (const [at, letter] of solved.letters.entries()) {
      const box = page.locator(`[data-sign="${at}"]`);
      if ((await box.count()) > 0 && (await box.inputValue()) === '') await hand.write(box, letter);
    }
  }
}

function indexOf(board: Board, id: number): number {
  return 'cards' in board ? board.cards.findIndex((card) => card.id === id) : -1;
}

/** Plays a game from its first page to its end by one hand, with nothing wrong. */
export async function playThrough(page: Page, play: GamePlay, hand: Hand, t: PlayerTextOf): Promise<void> {
  await hand.press(page.getByRole('button', { name: t('game_start') }));
  for (const round of play.rounds) {
    const numbers = { n: round.Number, total: play.rounds.length };
    await expect(page.getByRole('heading', { name: t('round_of', numbers) })).toBeFocused();
    await solveRound(page, round, hand);
    const check = page.getByRole('button', { name: t('check'), exact: true });
    if (await check.isVisible()) await hand.press(check);
    await expect(page.getByText(t('right'), { exact: true }).last()).toBeVisible();
    const isLast = numbers.n === numbers.total;
    const next = page.getByRole('button', { name: t(isLast ? 'show_result' : 'next'), exact: true });
    await expect(next).toBeFocused();
    await hand.press(next);
  }
  await expect(page.getByRole('heading', { name: t('result_perfect') })).toBeFocused();
}
