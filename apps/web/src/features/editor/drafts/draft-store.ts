import { del, get, set } from 'idb-keyval';

/** An edit that the server has not acknowledged, as the browser keeps it. */
export interface KeptDraft<Doc> {
  readonly doc: Doc;
  readonly base: Doc;
  readonly version: number;
  readonly kept_on: string;
}

/** Whose draft of what: two people at one computer never see each other's. */
export interface DraftKey {
  readonly user_id: string;
  readonly institution_id: number;
  readonly kind: string;
  readonly id: string;
}

function keyOf({ institution_id, user_id, kind, id }: DraftKey): string {
  return `drafts/${institution_id}/${user_id}/${kind}/${id}`;
}

/**
 * Keeps drafts of one thing, the latest first: this visit's, and those of earlier visits that nobody has decided about. A browser
 * that refuses storage loses only this safety net, so its refusal is not an error.
 */
export async function keepDrafts<Doc>(key: DraftKey, drafts: readonly KeptDraft<Doc>[]): Promise<void> {
  const kept = drafts.length > 0 ? set(keyOf(key), drafts) : del(keyOf(key));
  await kept.catch(() => undefined);
}

/** The drafts that were kept, the latest first. */
export async function readDrafts<Doc>(key: DraftKey): Promise<readonly KeptDraft<Doc>[]> {
  return (await get<readonly KeptDraft<Doc>[]>(keyOf(key)).catch(() => undefined)) ?? [];
}
