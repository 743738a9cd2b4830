import { hasErrors, type Finding } from '@takhti/domain';
import type { Draft } from 'immer';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  acknowledge,
  editDocument,
  isDirty,
  openDocument,
  rebaseDocument,
  redo,
  undo,
  type DocumentState,
} from './document/document.ts';
import type { DraftKey, KeptDraft } from './drafts/draft-store.ts';
import { findingsToShow } from './document/findings-to-show.ts';
import { numberedApart, type DocumentShape } from './document/named-lists.ts';
import { useKeptDrafts, type Work } from './drafts/use-kept-drafts.ts';

/** What became of a save. */
export type SaveOutcome<Doc> =
  | { readonly kind: 'saved'; readonly doc: Doc; readonly version: number }
  | { readonly kind: 'conflict'; readonly theirs: Doc; readonly version: number; readonly by?: string }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] }
  | { readonly kind: 'failed' };

export interface EditorInput<Doc> {
  /** Whose draft of what; it may change when something new gets its id. */
  readonly draftKey: DraftKey;
  /** The document and its version, 0 for one that was never saved. A higher version later on is taken in below the edit. */
  readonly opened: { readonly doc: Doc; readonly version: number };
  readonly isReadOnly: boolean;
  /** What is wrong with the document by the rules that the server uses too. */
  readonly findings: (doc: Doc) => readonly Finding[];
  /** Whether a finding says no more than that something is not there yet. */
  readonly isUnfinished?: (finding: Finding) => boolean;
  readonly save: (doc: Doc, version: number) => Promise<SaveOutcome<Doc>>;
  /** How two versions of it are told apart below its fields; without one, lists are decided on as a whole. */
  readonly shape?: DocumentShape<Doc>;
}

export interface Conflict<Doc> {
  readonly base: Doc;
  readonly mine: Doc;
  readonly theirs: Doc;
  readonly version: number;
  readonly by: string | undefined;
  readonly shape: DocumentShape<Doc> | undefined;
}

export interface Editor<Doc> {
  readonly doc: Doc;
  readonly version: number;
  readonly isReadOnly: boolean;
  readonly edit: (recipe: (draft: Draft<Doc>) => void) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Findings to show: warnings of what was saved before, everything once a save was tried, and what the server told. */
  readonly findings: readonly Finding[];
  /** How often a save was held up by findings: whoever shows them moves the focus there when it grows. */
  readonly refusals: number;
  /** Saves; true when the server has everything. False when a finding, a conflict or the line stood in the way. */
  readonly save: () => Promise<boolean>;
  /** Lets go of what is not saved, before the page is left for good: nobody is asked, and no draft is kept. */
  readonly abandon: () => void;
  readonly conflict: Conflict<Doc> | null;
  /** Goes on with a merged document on top of the newer version; null only closes the question. */
  readonly settleConflict: (merged: Doc | null) => void;
  /** An unsaved edit that an earlier visit left behind. */
  readonly kept: KeptDraft<Doc> | null;
  readonly restoreKept: () => void;
  readonly discardKept: () => void;
}

const nothing: readonly Finding[] = [];
const noFinding = (): boolean => false;

// The work is held beside React's state, so that a save right after an edit sends that edit.
function useWork<Doc>(opened: EditorInput<Doc>['opened']) {
  const [work, setWork] = useState<Work<Doc>>(() => ({
    state: openDocument(opened.doc),
    version: opened.version,
  }));
  const held = useRef(work);
  const change = useCallback((step: (work: Work<Doc>) => Work<Doc>) => {
    held.current = step(held.current);
    setWork(held.current);
  }, []);
  const changeState = useCallback(
    (step: (state: DocumentState<Doc>) => DocumentState<Doc>) =>
      change((now) => ({ ...now, state: step(now.state) })),
    [change],
  );
  const read = useCallback(() => held.current, []);
  return { work, read, change, changeState };
}

/** The one editor state behind every type's editor: patches, undo and redo, findings, saving, autosave, conflicts. */
export function useEditor<Doc extends object>(input: EditorInput<Doc>): Editor<Doc> {
  const { draftKey, opened, isReadOnly } = input;
  const { work, read, change, changeState } = useWork<Doc>(opened);
  const { state, version } = work;
  const [isSaving, setIsSaving] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [told, setTold] = useState<readonly Finding[]>(nothing);
  const [conflict, setConflict] = useState<Conflict<Doc> | null>(null);
  const { kept, settleKept, forgetOwn } = useKeptDrafts<Doc>({
    draftKey,
    opened: opened.doc,
    work,
    read,
    isReadOnly,
  });
  const latest = useRef({ input, isSaving });
  useEffect(() => {
    latest.current = { input, isSaving };
  });

  const dirty = useMemo(() => isDirty(state), [state]);
  const judge = input.findings;
  const own = useMemo(() => judge(state.doc), [judge, state.doc]);
  const saved = useMemo(() => judge(state.base), [judge, state.base]);

  const wasSaved = version > 0;
  const isUnfinished = input.isUnfinished ?? noFinding;
  const shown = useMemo(
    () => findingsToShow({ own, saved, told, wasTried, wasSaved, isUnfinished }),
    [own, saved, told, wasTried, wasSaved, isUnfinished],
  );

  useEffect(() => {
    if (opened.version <= read().version || latest.current.isSaving) return;
    change((now) => {
      const rebased = rebaseDocument(now.state, opened.doc, latest.current.input.shape);
      return rebased ? { state: rebased, version: opened.version } : now;
    });
  }, [opened, read, change]);

  const edit = useCallback(
    (recipe: (draft: Draft<Doc>) => void) => {
      if (isReadOnly) return;
      setTold(nothing);
      const write = (): void => changeState((now) => editDocument(now, recipe, Date.now()));
      // Whoever types has most of it drawn later. That there is something to save must be known before the next key saves it.
      if (isDirty(read().state)) write();
      else flushSync(write);
    },
    [isReadOnly, read, changeState],
  );

  const refuse = useCallback((findings: readonly Finding[]) => {
    setTold(findings);
    setRefusals((count) => count + 1);
  }, []);

  const settle = useCallback(
    async (sent: Work<Doc>, sentAs: DraftKey, outcome: SaveOutcome<Doc>): Promise<boolean> => {
      switch (outcome.kind) {
        case 'saved':
          change((now) => ({
            state: acknowledge(now.state, sent.state.doc, outcome.doc),
            version: outcome.version,
          }));
          setWasTried(false);
          await forgetOwn(sentAs);
          return true;
        case 'conflict': {
          const { theirs, version: newer, by } = outcome;
          const { base, doc } = sent.state;
          const { shape } = latest.current.input;
          const mine = shape ? numberedApart(base, doc, theirs, shape) : doc;
          setConflict({ base, mine, theirs, version: newer, by, shape });
          return false;
        }
        case 'refused':
          refuse(outcome.findings);
          return false;
        case 'failed':
          return false;
        default:
          return outcome satisfies never;
      }
    },
    [change, forgetOwn, refuse],
  );

  const save = useCallback(async (): Promise<boolean> => {
    const now = latest.current;
    if (now.isSaving || now.input.isReadOnly) return false;
    setWasTried(true);
    const sent = read();
    if (hasErrors(now.input.findings(sent.state.doc))) {
      refuse([]);
      return false;
    }
    latest.current = { ...now, isSaving: true };
    setIsSaving(true);
    const outcome = await now.input.save(sent.state.doc, sent.version).finally(() => setIsSaving(false));
    return settle(sent, now.input.draftKey, outcome);
  }, [read, refuse, settle]);

  const abandon = useCallback(() => {
    // Whoever guards the way out must know before the very next line, which leaves.
    flushSync(() => changeState((now) => openDocument(now.base)));
    void forgetOwn(latest.current.input.draftKey);
  }, [changeState, forgetOwn]);

  const settleConflict = useCallback(
    (merged: Doc | null) => {
      if (conflict && merged) {
        change((now) => ({
          state: editDocument({ ...now.state, base: conflict.theirs }, () => merged, Date.now()),
          version: conflict.version,
        }));
      }
      setConflict(null);
    },
    [conflict, change],
  );

  const restoreKept = useCallback(() => {
    if (!kept) return;
    // The version it started from comes back with it, so that a change made meanwhile is asked about and not overwritten.
    change((now) => ({
      state: editDocument({ ...now.state, base: kept.base }, () => kept.doc, Date.now()),
      version: kept.version,
    }));
    settleKept();
  }, [kept, settleKept, change]);

  return {
    doc: state.doc,
    version,
    isReadOnly,
    edit,
    undo: useCallback(() => startTransition(() => changeState(undo)), [changeState]),
    redo: useCallback(() => startTransition(() => changeState(redo)), [changeState]),
    canUndo: !isReadOnly && state.past.length > 0,
    canRedo: !isReadOnly && state.future.length > 0,
    isDirty: dirty,
    isSaving,
    findings: shown,
    refusals,
    save,
    abandon,
    conflict,
    settleConflict,
    kept,
    restoreKept,
    discardKept: settleKept,
  };
}
