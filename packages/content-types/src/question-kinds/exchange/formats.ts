import type { QuestionDoc } from '@takhti/domain';
import type { ExchangeFormat, ImportFinding, LossyFormat } from '@takhti/contract';
import type { MadeBy } from '../made-by.ts';
import { versionLanguages } from '../languages/versions.ts';
import { importFinding } from '../transfer/finding.ts';
import { aikenLosses, aikenRefusal, writeAiken } from './aiken/write-aiken.ts';
import { giftLosses, giftRefusal, writeGift } from './gift/write-gift.ts';
import type { Item } from './item.ts';
import { moodleLosses, writeMoodle } from './moodle/write-moodle.ts';
import { pictureFiles, qtiLosses, writePackage, type PackageFile } from './qti/write-package.ts';
import { picturesOf, type Picture, type Pictures } from './pictures.ts';
import type { ImportNote } from './found-item.ts';
import { itemOf } from './registry.ts';

/** A file of a package that is written, by its name in the package. */
export type ExchangeFile = PackageFile | Picture;

/** The models that made or changed questions, by their numbers from 1. */
type MadeByModels = ReadonlyMap<number, MadeBy>;

/** A format of other programs in which a bank can be written. */
interface Format {
  /** Why a question cannot be written in it at all; null where it can. */
  readonly refusal: (item: Item) => ImportNote | null;
  /** The notes about what a written question loses. */
  readonly losses: (item: Item) => readonly ImportNote[];
  /** One text, or the files of a package. */
  readonly write: (items: readonly Item[], pictures: Pictures) => string | readonly ExchangeFile[];
  readonly hasPictures: boolean;
}

const formats: Readonly<Record<ExchangeFormat, Format>> = {
  aiken: { refusal: aikenRefusal, losses: aikenLosses, write: writeAiken, hasPictures: false },
  moodle: { refusal: () => null, losses: moodleLosses, write: writeMoodle, hasPictures: true },
  gift: { refusal: giftRefusal, losses: giftLosses, write: writeGift, hasPictures: false },
  qti21: {
    refusal: () => null,
    losses: (item) => qtiLosses(item, true),
    write: (items, pictures) => [...writePackage(items, '2.1', pictures), ...pictureFiles(pictures)],
    hasPictures: true,
  },
  qti30: {
    refusal: () => null,
    losses: (item) => qtiLosses(item, true),
    write: (items, pictures) => [...writePackage(items, '3.0', pictures), ...pictureFiles(pictures)],
    hasPictures: true,
  },
};

// The columns of tables hold all that a question says in its own language.
const tables: Pick<Format, 'refusal' | 'losses'> = { refusal: () => null, losses: () => [] };

/**
 * What a format cannot carry of these questions, question by question; those that are left out have `export.` in their keys.
 * @param before how many questions come before these
 * @param made by the numbers of questions
 */
export function lossesOf(
  format: LossyFormat,
  docs: readonly QuestionDoc[],
  before = 0,
  made: MadeByModels = new Map(),
): ImportFinding[] {
  const { refusal, losses } = format === 'csv' || format === 'xlsx' ? tables : formats[format];
  return docs.flatMap((doc, at) => {
    const item = itemOf(doc, made.get(before + at + 1));
    const refused = refusal(item);
    const reported = refused ? [refused] : [...losses(item), ...languagesLost(doc)];
    return reported.map(({ key, values }) =>
      importFinding(key, { row: null, question: before + at + 1 }, values),
    );
  });
}

// No format but our own JSON holds a question in several languages.
function languagesLost(doc: QuestionDoc): readonly ImportNote[] {
  return versionLanguages(doc).length > 0 ? [{ key: 'lost.languages' }] : [];
}

/** The addresses of the pictures that a format takes along with these questions. */
export function picturesFor(format: ExchangeFormat, docs: readonly QuestionDoc[]): string[] {
  if (!formats[format].hasPictures) return [];
  return [...new Set(docs.flatMap((doc) => picturesOf(itemOf(doc))))];
}

/**
 * A bank in a format, without the questions that it cannot carry.
 * @param pictures those that are there, of `picturesFor`
 */
export function writeExchange(
  format: ExchangeFormat,
  docs: readonly QuestionDoc[],
  pictures: Pictures = new Map(),
  made: MadeByModels = new Map(),
): string | readonly ExchangeFile[] {
  const { refusal, write } = formats[format];
  return write(
    docs.map((doc, at) => itemOf(doc, made.get(at + 1))).filter((item) => refusal(item) === null),
    pictures,
  );
}
