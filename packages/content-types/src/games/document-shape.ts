/**
 * How the document of a family of games is made: the list of its parts (rounds, words), and which fields are made. Everything that
 * compares two versions of a game derives from it what it leaves out: what reviewers and authors changed, the merge of two
 * authors' work, whether a part holds work that would be lost.
 */
export interface GameDocumentShape {
  /** The field of the document that lists its parts. */
  readonly parts: string;
  /** The field that names a part, the same in all versions. */
  readonly key: string;
  /** Fields of the document that follow from its parts. */
  readonly derived: readonly string[];
  readonly part: {
    /** Fields that a part gets when it is added, and then keeps. */
    readonly given: readonly string[];
    /** Fields that follow from other fields, or from where people are with the part. */
    readonly derived: readonly string[];
  };
}

/** The fields of a part that no author writes. */
export function unwrittenOf({ part }: GameDocumentShape): ReadonlySet<string> {
  return new Set([...part.given, ...part.derived]);
}

/** Fields in which every game's document repeats its container, or that say how it is stored. */
export const repeated = ['schema_version', 'title', 'language'] as const;
