import type { GameDocumentShape } from '../games/document-shape.ts';

/** The document of a crossword. */
export const documentShape = {
  parts: 'files',
  key: 'id',
  derived: [],
  part: { given: ['id', 'ai_part'], derived: ['seconds'] },
} as const satisfies GameDocumentShape;
