import { expect, type Locator, type Page } from '@playwright/test';
import {
  binKeys,
  columnKeys,
  hasCards,
  namedColumns,
  readBlank,
  type BinKey,
  type BinsRound,
  type CardRound,
  type Round,
  type RoundOf,
} from '@takhti/content-types/rounds';
import { addRoundOf } from './game-builder.ts';
import type { Hand } from '../browser/hands.ts';
import { pictureFile } from '../picture.ts';
import type { TextOf } from '../screen/texts.ts';

/** Somebody in the builder of a game, and how they work. */
export interface Writer {
  readonly page: Page;
  readonly hand: Hand;
  readonly t: TextOf;
  /** Whether question and cards of a round are pages of their own. */
  readonly isPhone: boolean;
  /** Whether the game asks which kind a new round is. */
  readonly isMixed: boolean;
}

/** Adds a round to the game and writes it like another one, field by field, as people do. */
export async function writeRound(writer: Writer, at: number, wanted: Round): Promise<void> {
  const { page, hand, t, isPhone } = writer;
  const field = fieldsOf(page, at);
  const kind = writer.isMixed ? t(`games:templates.${wanted.template_type}.name`) : null;
  await addRoundOf(page, kind, t, hand);
  await expect(field('question')).toBeFocused();
  // What was not reached yet is not told to be missing.
  await expect(page.locator('[id$=-findings]')).toHaveCount(0);
  await writeHead(writer, at, wanted);
  if (isPhone) await hand.choose(stepsOf(page, t), t('games:steps.cardEdit'));
  if (hasCards(wanted)) {
    await writeBins(writer, at, wanted);
    await writeCards(writer, at, wanted);
  } else if (wanted.template_type === 'tabular_fib') await writeTable(writer, at, wanted);
  else if (wanted.template_type === 'crack_the_code') await writeCode(writer, at, wanted);
  else {
    await hand.write(field('blank'), wanted.blank);
    await hand.write(field('unit'), wanted.unit);
  }
  await expect(page.locator('[id$=-findings]')).toHaveCount(0);
}

/** The parts of a round on a phone. */
export function stepsOf(page: Page, t: TextOf): Locator {
  return page.getByRole('radiogroup', { name: t('games:steps.label') });
}

function fieldsOf(page: Page, at: number): (...path: (string | number)[]) => Locator {
  return (...path) => page.locator(`#field-questionData-${at}-${path.join('-')}`);
}

async function writeHead({ page, hand, t }: Writer, at: number, wanted: Round): Promise<void> {
  const field = fieldsOf(page, at);
  await hand.write(field('question'), wanted.question);
  for (const name of ['hint', 'instruction', 'CorrectFeedback', 'IncorrectFeedback'] as const)
    if (wanted[name]) await hand.write(field(name), wanted[name]);
  if (!wanted.help) return;
  await hand.press(page.getByRole('button', { name: t('games:head.more') }));
  await hand.write(field('help'), wanted.help);
}

async function writeCards(writer: Writer, at: number, wanted: CardRound): Promise<void> {
  const { page, hand, t } = writer;
  const field = fieldsOf(page, at);
  const cards = page.locator(`[id^="field-questionData-${at}-cardsData-"][role=group][tabindex]`);
  await expect(cards.first()).toBeVisible();
  const surplus = (await cards.count()) - wanted.cardsData.length;
  for (let more = 0; more < surplus; more += 1) {
    const remove = cards
      .last()
      .getByRole('button', { name: new RegExp(t('game-cards:card.remove', { name: '.*' })) });
    await hand.press(remove);
  }
  for (const [index, card] of wanted.cardsData.entries()) {
    const part = (name: string): Locator => field('cardsData', index, name);
    if ((await cards.count()) <= index) await hand.press(addOf(writer, at, wanted, card.data));
    await expect(cards.nth(index)).toBeVisible();
    // A new card shows what the one before it does.
    const kind = part('type').locator('input:checked');
    if ((await kind.count()) > 0 && (await kind.inputValue()) !== card.type)
      await hand.choose(part('type'), t(`game-cards:kinds.${card.type}`));
    if (card.imagePath !== '') {
      await takePicture(writer, part('imagePath'));
      await hand.write(part('imagePath').getByRole('textbox', { name: t('media:image.alt') }), card.imageAlt);
    }
    await hand.write(part('text'), card.text);
    if (card.isCorrect) await hand.press(cards.nth(index).getByRole('checkbox'));
  }
}

/** The way to one more card: that of its bin, or below all of them. */
function addOf({ page, t }: Writer, at: number, round: CardRound, data: string): Locator {
  const bin = binKeys.find((key) => binOf(round, key)?.data === data);
  if (!bin) return page.locator(`#field-questionData-${at}-cardsData [data-tour=add-card]`);
  return page
    .getByRole('listitem')
    .filter({ has: fieldsOf(page, at)(bin) })
    .getByRole('button', { name: t('game-cards:bins.add_card') });
}

async function writeBins(writer: Writer, at: number, wanted: CardRound): Promise<void> {
  const field = fieldsOf(writer.page, at);
  for (const key of binKeys) {
    const bin = binOf(wanted, key);
    if (bin?.imagePath) await takePicture(writer, field(key, 'imagePath'));
    if (bin?.value) await writer.hand.write(field(key, 'value'), bin.value);
  }
}

function binOf(round: CardRound, key: BinKey): BinsRound[BinKey] {
  return key in round ? (round as BinsRound)[key] : undefined;
}

async function takePicture({ page, hand, t }: Writer, field: Locator): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await hand.press(field.getByRole('button', { name: t('media:image.choose'), exact: true }));
  await (await chooser).setFiles(pictureFile());
  await expect(field.getByRole('img')).toBeVisible();
}

async function writeTable(
  { page, hand, t }: Writer,
  at: number,
  wanted: RoundOf<'tabular_fib'>,
): Promise<void> {
  const field = fieldsOf(page, at);
  await hand.write(field('preHeader', 'title'), wanted.preHeader.title);
  if (wanted.preHeader.value) await hand.write(field('preHeader', 'value'), wanted.preHeader.value);
  const columns = columnKeys.slice(0, namedColumns(wanted).length);
  for (const key of columns) await hand.write(field('columns', key), wanted.columns[key]);
  for (const [row, cells] of wanted.rows.entries()) {
    if ((await field('rows', row, 'column1').count()) === 0)
      await hand.press(page.getByRole('button', { name: t('game-cards:table.add_row') }));
    for (const key of columns) await hand.write(field('rows', row, key), cells[key]);
  }
  const blank = readBlank(wanted.blank);
  if (!blank) throw new Error('the table has no empty cell');
  const name = t('game-cards:table.cell', { column: wanted.columns[blank.column], row: blank.row + 1 });
  await hand.press(page.getByRole('button', { name: t('game-cards:table.mark_of', { name }) }));
}

async function writeCode(
  { page, hand }: Writer,
  at: number,
  wanted: RoundOf<'crack_the_code'>,
): Promise<void> {
  const field = fieldsOf(page, at);
  await hand.write(field('decrypted_statment'), wanted.decrypted_statment);
  await hand.write(field('cipher_key'), wanted.cipher_key);
  await expect(field('encrypted_statment')).toHaveValue(wanted.encrypted_statment);
}
