import { defineContentType, type ChangeAddress } from '../define.ts';
import { emptyHead } from '../games/head.ts';
import { crosswordChanges, crosswordAfterFieldChange } from './changes.ts';
import { CrosswordDoc, crosswordVersions } from './doc.ts';
import { crosswordFindings } from './findings.ts';

/** Crosswords: words that cross each other, each with its clue. */
export const crosswordModel = defineContentType<CrosswordDoc>({
  content_type: 'crossword',
  schema: CrosswordDoc,
  ...crosswordVersions,
  defaults: ({ language }) => ({ schema_version: 1, ...emptyHead, language, files: [] }),
  mapRichText: null,
  mapMedia: mapCrosswordMedia,
  // Clues without their words, which are the answers.
  readTexts: ({ description, files }) => [description, ...files.map(({ clue }) => clue)],
  changes: crosswordChanges,
  afterFieldChange: crosswordAfterFieldChange,
  countsOf: ({ files }) => ({ total_questions: files.length }),
  findings: crosswordFindings,
});

/** A crossword with every address of a picture or sound changed. */
export function mapCrosswordMedia(doc: CrosswordDoc, change: ChangeAddress): CrosswordDoc {
  return {
    ...doc,
    marketing_image: change(doc.marketing_image),
    files: doc.files.map((file) => ({ ...file, path: change(file.path) })),
  };
}
