import { z } from 'zod';
import type { GameDocumentShape } from '../games/document-shape.ts';
import { Address, gameHead, Short, Text } from '../games/head.ts';
import { clueTypes } from './limits.ts';

/** A word of a crossword with its clue (G-596). Fields that we do not know are kept. */
export const CrosswordFile = z.looseObject({
  /** The id of a word, at any place; a new one gets the highest plus one (ours). */
  id: z.int().min(1),
  type: z.enum(clueTypes),
  word: Short,
  clue: Text,
  /** The address of the clue's picture or sound. */
  path: Address,
  /** The text alternative of the picture (ours). */
  alt: Short,
  /** How long the sound is, as the server found when it came (ours). */
  seconds: z.number().min(0).optional(),
  /** The id of the part that a model made (ours, ADR 0047). */
  ai_part: z.string().max(100).optional(),
});
export type CrosswordFile = z.infer<typeof CrosswordFile>;

// One more than fits is kept until its author has chosen which to leave out; nobody writes as many as that.
const MOST_KEPT = 50;

/** The document of a crossword: its container's `json_data`. */
export const CrosswordDoc = z
  .looseObject({ schema_version: z.literal(1), ...gameHead, files: z.array(CrosswordFile).max(MOST_KEPT) })
  .meta({ id: 'CrosswordDoc' });
export type CrosswordDoc = z.infer<typeof CrosswordDoc>;

/** Its parts, and which fields are not written by hand. */
export const documentShape = {
  parts: 'files',
  key: 'id',
  derived: [],
  part: { given: ['id', 'ai_part'], derived: ['seconds'] },
} as const satisfies GameDocumentShape;

/** How the document's shape changed: what authors store and what publications keep go through the same. */
export const crosswordVersions = { schema_version: 1, upgrades: {} };

/** Whether the clue of a type shows a picture. */
export function hasPicture({ type }: Pick<CrosswordFile, 'type'>): boolean {
  return type === 'image' || type === 'mix';
}

/** Whether a clue is given in words: beside a sound they may be left out. */
export function hasWords({ type }: Pick<CrosswordFile, 'type'>): boolean {
  return type !== 'image';
}
