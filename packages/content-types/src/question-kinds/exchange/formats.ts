import type { QuestionDoc } from '@takhti/domain';
import type { ExchangeFormat, ImportFinding } from '@takhti/contract';
import { importFinding } from '../transfer/finding.ts';
import { aikenLosses, aikenRefusal, writeAiken } from './aiken/write-aiken.ts';
import { giftLosses, giftRefusal, writeGift } from './gift/write-gift.ts';
import type { Item } from './item.ts';
import { moodleLosses, writeMoodle } from './moodle/write-moodle.ts';
import type { Told } from './read-item.ts';
import { itemOf } from './registry.ts';

/** A format of other programs in which a bank can be written. */
interface Format {
  /** Why a question cannot be written in it at all; null where it can. */
  readonly refusal: (item: Item) => Told | null;
  /** What of a question that is written does not come along. */
  readonly losses: (item: Item) => readonly Told[];
  readonly write: (items: readonly Item[]) => string;
}

/** The formats that are one text file. */
const textFormats = {
  aiken: { refusal: aikenRefusal, losses: aikenLosses, write: writeAiken },
  moodle: { refusal: () => null, losses: moodleLosses, write: writeMoodle },
  gift: { refusal: giftRefusal, losses: giftLosses, write: writeGift },
} as const satisfies Record<ExchangeFormat, Format>;
type TextFormat = keyof typeof textFormats;

/**
 * What a format cannot carry of these questions, question by question; those that are left out have `export.` in their keys.
 * @param before how many questions come before these
 */
export function lossesOf(format: TextFormat, docs: readonly QuestionDoc[], before = 0): ImportFinding[] {
  const { refusal, losses } = textFormats[format];
  return docs.flatMap((doc, at) => {
    const item = itemOf(doc);
    const refused = refusal(item);
    const told = refused ? [refused] : losses(item);
    return told.map(({ key, values }) =>
      importFinding(key, { row: null, question: before + at + 1 }, values),
    );
  });
}

/** A bank in a format, without the questions that it cannot carry. */
export function writeText(format: TextFormat, docs: readonly QuestionDoc[]): string {
  const { refusal, write } = textFormats[format];
  return write(docs.map(itemOf).filter((item) => refusal(item) === null));
}
