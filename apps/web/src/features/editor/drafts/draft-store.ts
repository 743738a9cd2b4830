import { del, get, set } from 'idb-keyval';
import { z } from 'zod';

/** An edit that the server has not acknowledged, as the browser keeps it. */
export interface KeptDraft<Doc> {
  readonly doc: Doc;
  readonly base: Doc;
  readonly version: number;
  readonly kept_on: string;
}

/** How a kept document becomes one of today's: an earlier version of the product may have kept it. Null for one that cannot be read. */
export type ReadDraft<Doc> = (kept: object) => Doc | null;

const Kept = z.object({
  doc: z.looseObject({}),
  base: z.looseObject({}),
  version: z.int(),
  kept_on: z.string(),
});

/** The person and the content of a draft: people who share a computer never see each other's. */
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

/** The drafts that were kept and can be read, the latest first. */
export async function readDrafts<Doc>(
  key: DraftKey,
  read: ReadDraft<Doc>,
): Promise<readonly KeptDraft<Doc>[]> {
  const kept = await get<unknown>(keyOf(key)).catch(() => undefined);
  return Array.isArray(kept) ? kept.flatMap((draft) => readDraft(draft, read)) : [];
}

function readDraft<Doc>(kept: unknown, read: ReadDraft<Doc>): KeptDraft<Doc>[] {
  const draft = Kept.safeParse(kept).data;
  const doc = draft && read(draft.doc);
  const base = draft && read(draft.base);
  return doc && base ? [{ ...draft, doc, base }] : [];
}
