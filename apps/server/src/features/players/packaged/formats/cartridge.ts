import {
  cartridgeManifest,
  cartridgeQuiz,
  fitsCartridge,
  packageNote,
  quizFile,
} from '@takhti/content-types/packages';
import type { PackageSource } from '../package-source.ts';
import { noQuestions, notesOfQuestions, textEntries } from './asked.ts';
import type { Format } from './format.ts';
import { notesOfPlay, playedEntries } from './played.ts';

/** Common Cartridge: questions are a quiz of the other system; a game is a page, which is played there. */
export const commonCartridge: Format = {
  ending: 'imscc',
  refusal: (source) => (isGame(source) ? null : noQuestions(source, fitsCartridge)),
  notes: (source) =>
    isGame(source)
      ? [packageNote('package.page'), ...notesOfPlay(source)]
      : notesOfQuestions(source, fitsCartridge),
  entries: async (source, workshop) => {
    if (isGame(source))
      return playedEntries(source, workshop, 'none', {
        name: 'imsmanifest.xml',
        write: (described) => cartridgeManifest(described, 'page'),
      });
    const { publication_id: id, title, language } = source.publication;
    const quiz = cartridgeQuiz(id, title, source.items.filter(fitsCartridge));
    const manifest = cartridgeManifest({ id, title, language, files: [quizFile] }, 'quiz');
    return textEntries([
      { name: 'imsmanifest.xml', text: manifest },
      { name: quizFile, text: quiz },
    ]);
  },
};

function isGame({ content }: PackageSource): boolean {
  return content.kind === 'game';
}
