import {
  cartridgeManifest,
  cartridgeQuiz,
  fitsCartridge,
  packageNote,
  type CartridgeUnit,
} from '@takhti/content-types/packages';
import type { ZipEntry } from '../../../../platform/zip/zip-file.ts';
import type { PackageSource } from '../package-source.ts';
import { linesOf, noQuestions, notesOfQuestions, textEntry } from './asked.ts';
import type { Format, Workshop } from './format.ts';
import { folderOf, manifestEntry, notesOfPlay, playedUnit } from './played.ts';

/** Common Cartridge: questions are a quiz of the other system; what has boards is a page, which is played there. */
export const commonCartridge: Format = {
  ending: 'imscc',
  label: '',
  refusal: (source) => (source.facts.hasBoards ? null : noQuestions(source, fitsCartridge)),
  notes: (source) =>
    source.facts.hasBoards
      ? [packageNote('package.page'), ...notesOfPlay(source)]
      : notesOfQuestions(source, fitsCartridge),
  entries: async (whole, workshop) => {
    const { publication_id: id, title, language } = whole.publication;
    const made = await Promise.all(
      whole.parts.map((part, at) => unitOf(part, workshop, folderOf(whole, at))),
    );
    const manifest = cartridgeManifest({ id, title, language, units: made.map(({ unit }) => unit) });
    return [manifestEntry('imsmanifest.xml', manifest), ...made.flatMap(({ entries }) => entries)];
  },
};

interface Made {
  readonly unit: CartridgeUnit;
  readonly entries: readonly ZipEntry[];
}

async function unitOf(source: PackageSource, workshop: Workshop, folder: string): Promise<Made> {
  if (source.facts.hasBoards) {
    const { unit, entries } = await playedUnit(source, workshop, 'none', folder);
    return { unit: { ...unit, holds: 'page' }, entries };
  }
  const { publication_id: id, title, language } = source.publication;
  const name = `${folder}quiz/quiz.xml`;
  const quiz = cartridgeQuiz(id, title, source.facts.items.filter(fitsCartridge), linesOf(source.makers));
  return {
    unit: { id, title, language, start: name, files: [name], holds: 'quiz' },
    entries: [textEntry(name, quiz)],
  };
}
