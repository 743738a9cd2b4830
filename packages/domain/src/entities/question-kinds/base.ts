import { z } from 'zod';
import { limits } from '../../limits.ts';
import { LanguageSchema } from '../common.ts';

/** HTML from our rich text editor; the server sanitises it before it is stored. */
export const RichText = z.string().max(limits.rich_text.max).meta({ format: 'html' });
const Metadata = z.string().trim().max(limits.metadata.max).default('');

/**
 * What a question is taken for that does not name its kind: those that were kept, and what programs send that were written,
 * before there were others. Everything of ours names it.
 */
export const unnamedKind = 'mcq';

/** Fields that the specification's clients store beside a question, in its `json_data`; ours read them from its container. */
export const aboutQuestion = {
  title: z.string().trim().max(limits.title.max).optional(),
  grade: z.string().trim().max(limits.metadata.max).optional(),
  subject: z.string().trim().max(limits.metadata.max).optional(),
  language: z.string().trim().max(limits.metadata.max).optional(),
} as const;

export const taxonomies = ['', 'Remember', 'Understand', 'Apply', 'Analyse', 'Evaluate', 'Create'] as const;

/** The kind of test that a question comes from (C-318): default, simulation, past paper. */
export const pastPapers = [0, 1, 2] as const;

/** What authors note of a question in words of their own (section 3). */
export const metadataFields = ['metadata1', 'metadata2', 'metadata3', 'metadata4', 'metadata5'] as const;

/** Those of them by which an assessment chooses what it draws (C-348). */
export const filteredFields = [
  'metadata1',
  'metadata2',
] as const satisfies readonly (typeof metadataFields)[number][];

/** The written fields that questions of all kinds have (section 3). Fields that the specification makes optional have a default. */
export const questionBase = {
  question: RichText,
  feedback: RichText,
  difficulty: z.int().min(limits.difficulty.min).max(limits.difficulty.max),
  metadata1: Metadata,
  metadata2: Metadata,
  metadata3: Metadata,
  metadata4: Metadata,
  metadata5: Metadata,
  past_paper: z.literal(pastPapers).default(0),
  taxonomy: z.enum(taxonomies).default(''),
  title: z.string().trim().max(limits.title.max).default(''),
  language: LanguageSchema,
} as const;

// More texts than a question of any kind has.
const mostFields = 40;

/** How the text of another language was written: by field, the hash of the original's text that it says again. */
const BasedOn = z
  .record(z.string().max(60), z.string().max(40))
  .refine((fields) => Object.keys(fields).length <= mostFields);

/**
 * A question's texts in another language, at the paths that they have in the question itself; key, skill and difficulty are the
 * question's own, so that they cannot differ.
 */
export function languageVersionOf<Shape extends z.ZodRawShape>(texts: Shape) {
  return z.object({ ...texts, based_on: BasedOn });
}

/** The language versions of a question, by language. */
export function inLanguages<Version extends z.ZodType>(version: Version) {
  return z.partialRecord(LanguageSchema, version).optional();
}
