import type { Finding, GeneratedKind, GeneratedTemplate, Language } from '@takhti/domain';

/** A proposal that a person keeps: its body, and the name under which its maker is noted. */
export interface KeptBody {
  readonly part_id: string;
  readonly body: unknown;
}

/** How what was generated comes into the documents of a type (ADR 0047). */
export interface Generating {
  readonly kind: Extract<GeneratedKind, 'rounds' | 'crossword' | 'article'>;
  /** The templates that its rounds may have; none for content without rounds. */
  readonly templates: readonly GeneratedTemplate[];
  /** The existing texts of a document: a model must write others. */
  readonly stems: (stored: unknown) => readonly string[];
  /** The key that two parts of a document share if they are the same to a learner. */
  readonly canonicalTexts: (stored: unknown) => readonly string[];
  readonly canonicalTextOf: (body: unknown, language: Language) => string;
  /** The findings of its editor. */
  readonly findings: (body: unknown, language: Language) => readonly Finding[];
  /** The document with these at its end; null where it has no room for all of them. */
  readonly add: (stored: unknown, kept: readonly KeptBody[], language: Language) => object | null;
  /** The title that content without one takes with these; null, or left out, where they have none. */
  readonly titleOf?: (kept: readonly KeptBody[]) => string | null;
  /** The parts of a document that models made, in order: their names from `add`, and their texts for learners. */
  readonly parts: (stored: unknown) => ReadonlyMap<string, string>;
  /** The field where a reader begins with such a part; null where it is none of the document. */
  readonly pathOf: (stored: unknown, part_id: string) => Finding['path'] | null;
  /** Whether one proposal is the whole of it, and others are made again from it; questions about it are asked for afterwards. */
  readonly comesOnce?: true;
}
