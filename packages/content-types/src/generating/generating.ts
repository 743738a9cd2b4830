import type { Finding, GeneratedKind, GeneratedTemplate, Language } from '@takhti/domain';

/** A proposal that a person keeps: its body, and the name under which its maker is noted. */
export interface KeptBody {
  readonly part_id: string;
  readonly body: unknown;
}

/** How what was generated comes into the documents of a type (ADR 0047). */
export interface Generating {
  readonly kind: Extract<GeneratedKind, 'rounds' | 'crossword' | 'article'>;
  /** Of which kinds its rounds may be; none for what is not made of rounds. */
  readonly templates: readonly GeneratedTemplate[];
  /** What stands in a document, in words: a model is asked for others. */
  readonly stems: (stored: unknown) => readonly string[];
  /** What two parts share exactly when they are the same to a learner, of all that stand in a document. */
  readonly canonicalTexts: (stored: unknown) => readonly string[];
  readonly canonicalTextOf: (body: unknown, language: Language) => string;
  /** What its editor would say of it. */
  readonly findings: (body: unknown, language: Language) => readonly Finding[];
  /** The document with these at its end; null where it has no room for all of them. */
  readonly add: (stored: unknown, kept: readonly KeptBody[], language: Language) => object | null;
  /** The title that content without one takes with these; null, or left out, where they have none. */
  readonly titleOf?: (kept: readonly KeptBody[]) => string | null;
  /** What of a document models made, in its order: by the names that `add` gave, what learners would get of each. */
  readonly parts: (stored: unknown) => ReadonlyMap<string, string>;
  /** The field where somebody begins to read such a part; null where it is none of the document. */
  readonly pathOf: (stored: unknown, part_id: string) => Finding['path'] | null;
  /** Whether one proposal is the whole of it, and others are made anew from it; questions about it are asked for afterwards. */
  readonly comesOnce?: true;
}
