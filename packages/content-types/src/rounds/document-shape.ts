import { unwrittenOf, type GameDocumentShape } from '../games/document-shape.ts';

/** The document of a game on the rounds builder. */
export const documentShape = {
  parts: 'questionData',
  key: 'questionId',
  derived: ['dataBank'],
  part: {
    given: ['questionId', 'game', 'copied_from_id', 'ai_part'],
    derived: ['language', 'options', 'isCardSaved', 'is_commented'],
  },
} as const satisfies GameDocumentShape;

/** The fields of a round that nobody writes. */
export const unwrittenOfRound: ReadonlySet<string> = unwrittenOf(documentShape);
