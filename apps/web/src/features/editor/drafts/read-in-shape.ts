import type { ReadDraft } from './draft-store.ts';

/**
 * Reads drafts of documents that name the version of their shape. One of today's shape is taken as it is: this browser kept it
 * out of an editor, and half written it may break a rule that only saving asks for. An older one goes through the document's upgrades.
 */
export function readInShape<Doc extends object>(
  isOfToday: (kept: object) => boolean,
  upgraded: ReadDraft<Doc>,
): ReadDraft<Doc> {
  // The version determines the shape: only editors of such documents write under their key.
  return (kept) => (isOfToday(kept) ? (kept as Doc) : upgraded(kept));
}

/** The version that a document names; undefined for one of a kind that has a single shape. */
export function shapeOf(doc: object): unknown {
  return 'schema_version' in doc ? doc.schema_version : undefined;
}
