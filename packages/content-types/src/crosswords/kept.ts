import { Id } from '@takhti/domain';
import { z } from 'zod';
import { defineDocument } from '../stored-document.ts';
import { CrosswordDoc, crosswordVersions } from './doc.ts';
import { crosswordLayout } from './words.ts';

/** A crossword as it is published: its document, its skill, and its grid, which stays as it was however words are laid out later. */
const PublishedCrossword = CrosswordDoc.and(
  z.object({
    skill_id: Id,
    grid: z.object({
      rows: z.int(),
      columns: z.int(),
      placed: z.array(z.object({ id: z.int(), row: z.int(), column: z.int(), is_down: z.boolean() })),
    }),
  }),
);
export type PublishedCrossword = z.infer<typeof PublishedCrossword>;

/** The stored form of a published crossword. */
export const keptCrossword = defineDocument({ schema: PublishedCrossword, ...crosswordVersions });

/** A crossword with its grid laid out. */
export function withGrid(doc: CrosswordDoc, skill_id: string): PublishedCrossword {
  const { rows, columns, placed } = crosswordLayout(doc);
  const known = placed.flatMap(({ word, ...place }) => {
    const file = doc.files[word];
    return file ? [{ id: file.id, ...place }] : [];
  });
  return { ...doc, skill_id, grid: { rows, columns, placed: known } };
}
