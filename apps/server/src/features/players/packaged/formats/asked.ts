import { fitsH5p, h5pPackage, packageNote } from '@takhti/content-types/packages';
import {
  madeTags,
  qtiLosses,
  writePackage,
  type Item,
  type PackageFile,
} from '@takhti/content-types/question-kinds/exchange';
import { Readable } from 'node:stream';
import type { PackageNote } from '@takhti/contract';
import type { Maker } from '../../../provenance/index.ts';
import { directionOf } from '@takhti/domain';
import { newId } from '../../../../platform/ids.ts';
import { inPieces } from '../../../../platform/work/in-pieces.ts';
import type { ZipEntry } from '../../../../platform/zip/zip-file.ts';
import type { PackageSource } from '../package-source.ts';
import type { Format, Whole } from './format.ts';

/** What is lost when questions are exported as texts, without what was around them. */
export function notesOfQuestions(source: PackageSource, fits: (item: Item) => boolean): PackageNote[] {
  const { facts, isDrawn } = source;
  const { items } = facts;
  const left_out = facts.left_out + items.filter((item) => !fits(item)).length;
  return [
    ...(left_out > 0 ? [packageNote('package.left_out', left_out)] : []),
    ...(facts.hasBoards ? [packageNote('package.game')] : []),
    ...lossesOf(items.filter(fits)),
    ...(facts.isTimed ? [packageNote('package.timer')] : []),
    ...(facts.isWeighted ? [packageNote('package.weights')] : []),
    ...(isDrawn ? [packageNote('package.drawn_once')] : []),
    ...(facts.hasArticles ? [packageNote('package.article')] : []),
    ...(facts.hidesFeedback ? [packageNote('package.hidden')] : []),
    packageNote('package.statistics'),
  ];
}

/** Why a format of questions cannot hold it. */
export function noQuestions({ facts }: PackageSource, fits: (item: Item) => boolean): PackageNote | null {
  return facts.items.some(fits) ? null : packageNote('package.no_questions');
}

// One note for each thing that is lost, with how many questions lose it.
function lossesOf(items: readonly Item[]): PackageNote[] {
  const keys = items.flatMap((item) => qtiLosses(item).map(({ key }) => key));
  return [...Map.groupBy(keys, (key) => key)].map(([key, each]) => packageNote(key, each.length));
}

/** A line for each model that made some of it. */
export function linesOf(makers: readonly Maker[]): string[] {
  return [...new Set(makers.map(({ model, made_on }) => `AI: ${model}, ${made_on}`))];
}

/** A file of text as an entry of a zip, written when its turn comes: it may be as large as all questions. */
export function textEntry(name: string, pieces: Iterable<string>): ZipEntry {
  return { name, open: async () => Readable.from(inBytes(pieces)), isCompressible: true };
}

function* inBytes(pieces: Iterable<string>): Generator<Buffer, void, void> {
  for (const some of inPieces(pieces, ({ length }) => length)) yield Buffer.from(some.join(''));
}

function* fileEntries(files: Iterable<PackageFile>): Generator<ZipEntry, void, void> {
  for (const { name, text } of files) yield { name, bytes: Buffer.from(text) };
}

const all = (): boolean => true;
// The facts that learners may know: never the prompt.
const makersOf = ({ parts }: Whole): Maker[] => parts.flatMap(({ makers }) => makers);
const tagsOf = (whole: Whole): string[] => [...new Set(makersOf(whole).flatMap(madeTags))];
const itemsOf = ({ parts }: Whole): Item[] => parts.flatMap(({ facts }) => facts.items);

function qti(version: '2.1' | '3.0'): Format {
  return {
    ending: 'zip',
    label: ` (QTI ${version})`,
    refusal: (source) => noQuestions(source, all),
    notes: (source) => notesOfQuestions(source, all),
    entries: async (whole) => fileEntries(writePackage(itemsOf(whole), version, new Map(), tagsOf(whole))),
  };
}

export const qti21 = qti('2.1');
export const qti30 = qti('3.0');

export const h5p: Format = {
  ending: 'h5p',
  label: '',
  refusal: (source) => noQuestions(source, fitsH5p),
  notes: (source) => [
    ...notesOfQuestions(source, fitsH5p),
    packageNote('package.h5p_libraries'),
    ...(directionOf(source.publication.language) === 'rtl' ? [packageNote('package.h5p_direction')] : []),
  ],
  entries: async (whole) =>
    h5pPackage(whole.publication, itemsOf(whole).filter(fitsH5p), newId, linesOf(makersOf(whole))).map(
      ({ name, pieces }) => textEntry(name, pieces),
    ),
};
