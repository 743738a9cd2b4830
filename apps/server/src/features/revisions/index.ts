export { recordRevision, recordRevisions } from './record-revisions.ts';
export { recordReviewerRevisions, recordSuggestions, suggestDocument } from './reviewer-changes.ts';
export { containerSnapshot, questionSnapshot } from './snapshots.ts';
export { loadStateAt, type KeptContainer, type PastState } from './state-at.ts';
export { listChangedSince } from './pieces.queries.ts';
export { foldSince, hasStateAt, pageOfRevisions, piece_bytes } from './read-revisions.ts';
export * from './change-requests.queries.ts';
