import { useCallback, useEffect, useRef, useState } from 'react';
import { isDirty } from '../document/document.ts';
import type { Work } from '../state/use-work.ts';
import { keepDrafts, readDrafts, type DraftKey, type KeptDraft, type ReadDraft } from './draft-store.ts';
import { isSame } from '@takhti/domain';

const keepAfterMs = 400;
// Otherwise drafts of people who never decide would pile up.
const mostKept = 3;

interface KeptDraftsInput<Doc> {
  readonly draftKey: DraftKey;
  readonly readDraft: ReadDraft<Doc>;
  readonly opened: Doc;
  readonly work: Work<Doc>;
  /** The same work, as it is between two renderings too. */
  readonly read: () => Work<Doc>;
  readonly isReadOnly: boolean;
}

interface KeptDrafts<Doc> {
  /** The undecided draft of an earlier visit; the latest if there are several. */
  readonly kept: KeptDraft<Doc> | null;
  /** The person has decided about it. */
  readonly settleKept: () => void;
  /** Deletes this visit's draft: the server has it, or nobody wants it. Later changes are kept again. */
  readonly deleteOwn: (draftKey: DraftKey) => Promise<void>;
}

/** Drafts that nobody has decided about, and what they are drafts of. */
interface Undecided<Doc> {
  readonly id: string;
  readonly drafts: readonly KeptDraft<Doc>[];
}

/**
 * Keeps what the server does not have yet in the browser: shortly after each change, and at once when the page goes away; and
 * finds again what earlier visits kept.
 */
export function useKeptDrafts<Doc>(input: KeptDraftsInput<Doc>): KeptDrafts<Doc> {
  const [earlier, setEarlier] = useState<Undecided<Doc> | null>(null);
  const latest = useRef({ input, earlier });
  useEffect(() => {
    latest.current = { input, earlier };
  });

  useEffect(() => {
    let isHere = true;
    const { draftKey, readDraft, opened, isReadOnly } = latest.current.input;
    if (isReadOnly) return;
    void readDrafts<Doc>(draftKey, readDraft).then((drafts) => {
      const worthAsking = drafts.filter((draft) => !isSame(draft.doc, opened)).slice(0, mostKept);
      if (isHere) setEarlier({ id: draftKey.id, drafts: worthAsking });
    });
    return () => {
      isHere = false;
    };
  }, []);

  const keepNow = useCallback((): void => {
    const { input: now, earlier: undecided } = latest.current;
    const { state, version } = now.read();
    // Before the earlier drafts are known, writing would lose them. What turned read-only under one's hands is kept too.
    if (undecided === null || !isDirty(state)) return;
    const own = { doc: state.doc, base: state.base, version, kept_on: new Date().toISOString() };
    void keepDrafts(now.draftKey, [own, ...draftsOf(undecided, now.draftKey)]);
  }, []);

  const deleteOwn = useCallback(async (draftKey: DraftKey): Promise<void> => {
    const { earlier: undecided } = latest.current;
    if (undecided !== null) await keepDrafts(draftKey, draftsOf(undecided, draftKey));
  }, []);

  const { work } = input;
  const isKnown = earlier !== null;
  useEffect(() => {
    if (!isKnown || !isDirty(work.state)) return;
    const timer = setTimeout(keepNow, keepAfterMs);
    return () => clearTimeout(timer);
  }, [work, isKnown, keepNow]);

  // Somebody may have decided about them in another tab.
  useEffect(() => {
    const look = (): void => {
      const { input: now, earlier: undecided } = latest.current;
      if (document.visibilityState === 'hidden' || !undecided?.drafts.length) return;
      void readDrafts<Doc>(now.draftKey, now.readDraft).then((stored) => {
        const left = undecided.drafts.filter(({ kept_on }) =>
          stored.some((draft) => draft.kept_on === kept_on),
        );
        if (left.length < undecided.drafts.length) setEarlier({ ...undecided, drafts: left });
      });
    };
    globalThis.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      globalThis.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  // Neither a tab nor a page that is left waits for the timer.
  useEffect(() => {
    globalThis.addEventListener('pagehide', keepNow);
    return () => {
      globalThis.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [keepNow]);

  const settleKept = useCallback(() => {
    const { input: now, earlier: undecided } = latest.current;
    if (undecided === null) return;
    const rest = { id: undecided.id, drafts: undecided.drafts.slice(1) };
    latest.current = { input: now, earlier: rest };
    setEarlier(rest);
    void deleteOwn(now.draftKey).then(keepNow);
  }, [deleteOwn, keepNow]);

  return { kept: (earlier && draftsOf(earlier, input.draftKey)[0]) ?? null, settleKept, deleteOwn };
}

// Something new that has got its id leaves behind what was kept of other new things.
function draftsOf<Doc>({ id, drafts }: Undecided<Doc>, draftKey: DraftKey): readonly KeptDraft<Doc>[] {
  return id === draftKey.id ? drafts : [];
}
