import { generatedBodies, limits } from '@takhti/domain';
import { CrosswordFile, type CrosswordDoc } from '../crosswords/doc.ts';
import { wordFaults } from '../crosswords/findings.ts';
import { crosswordModel } from '../crosswords/model.ts';
import { keyOf } from '../crosswords/words.ts';
import type { Generating } from './generating.ts';

/** How words that were generated come into a crossword. */
export const generatingCrossword: Generating = {
  kind: 'crossword',
  templates: [],
  stems: (stored) => filesIn(stored).map(({ word, clue }) => `${word}: ${clue}`),
  canonicalTexts: (stored) => {
    const reading = crosswordModel.read(stored);
    return reading.ok ? reading.doc.files.map(({ word }) => keyOf(word, reading.doc.language)) : [];
  },
  canonicalTextOf: (body, language) => keyOf(generatedBodies.crossword.parse(body).word, language),
  findings: (body, language) => wordFaults(toFile(body, 1), language),
  add: (stored, kept) => {
    const doc: CrosswordDoc = crosswordModel.open(stored);
    if (doc.files.length + kept.length > limits.crossword.max_words) return null;
    const first = Math.max(0, ...doc.files.map(({ id }) => id)) + 1;
    const files = kept.map(({ part_id, body }, at) => ({ ...toFile(body, first + at), ai_part: part_id }));
    return { ...doc, files: [...doc.files, ...files] };
  },
  parts: (stored) =>
    new Map(
      filesIn(stored).flatMap(({ ai_part, type, word, clue, path }) =>
        ai_part === undefined ? [] : [[ai_part, JSON.stringify([type, word, clue, path])] as const],
      ),
    ),
  pathOf: (stored, part_id) => {
    const at = filesIn(stored).findIndex(({ ai_part }) => ai_part === part_id);
    return at < 0 ? null : ['files', at, 'word'];
  },
};

function filesIn(stored: unknown): readonly CrosswordFile[] {
  const reading = crosswordModel.read(stored);
  return reading.ok ? reading.doc.files : [];
}

function toFile(body: unknown, id: number): CrosswordFile {
  const { word, clue } = generatedBodies.crossword.parse(body);
  return CrosswordFile.parse({ id, type: 'text', word, clue, path: '', alt: '' });
}
