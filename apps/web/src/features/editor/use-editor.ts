import type { Draft } from 'immer';
import { startTransition, useCallback, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useStableCallbacks } from '../../performance/use-stable-callbacks.ts';
import { editDocument, isDirty, openDocument, redo, undo } from './document/document.ts';
import { useKeptDrafts } from './drafts/use-kept-drafts.ts';
import type { Editor, EditorInput } from './editor.ts';
import { useAutosave } from './state/use-autosave.ts';
import { useConflict } from './state/use-conflict.ts';
import { useSaving } from './state/use-saving.ts';
import { useShownFindings } from './state/use-shown-findings.ts';
import { useNewerVersion, useWork } from './state/use-work.ts';

/** The one editor state behind every type's editor: patches, undo and redo, findings, saving, autosave, conflicts. */
export function useEditor<Doc extends object>(input: EditorInput<Doc>): Editor<Doc> {
  const { draftKey, readDraft, opened, isReadOnly } = input;
  const store = useWork<Doc>(opened);
  const { work, read, change, changeState } = store;
  const { state, version } = work;
  const drafts = useKeptDrafts<Doc>({ draftKey, readDraft, opened: opened.doc, work, read, isReadOnly });
  const { kept, settleKept, deleteOwn } = drafts;
  const { conflict, raise, settle } = useConflict(store);
  const saving = useSaving({ input, store, deleteOwn, onConflict: raise });
  const { isSaving, isSavingItself, refusals, save, saveQuietly, clearShown } = saving;
  useNewerVersion(store, input, isSaving || isSavingItself);
  useAutosave(input, work, saveQuietly);

  const edit = useCallback(
    (recipe: (draft: Draft<Doc>) => void) => {
      if (isReadOnly) return;
      clearShown();
      const write = (): void => changeState((now) => editDocument(now, recipe, Date.now()));
      // Most of it is drawn later. That there is something to save must be known before the next key saves it.
      if (isDirty(read().state)) write();
      else flushSync(write);
    },
    [isReadOnly, read, changeState, clearShown],
  );

  const { abandon, restoreKept } = useStableCallbacks({
    abandon(): void {
      // The guard of the way out must know before the very next line, which leaves.
      if (isDirty(read().state)) flushSync(() => changeState((now) => openDocument(now.base)));
      void deleteOwn(draftKey);
    },
    restoreKept(): void {
      if (!kept) return;
      // The version it started from comes back with it, so that a change made meanwhile is asked about and not overwritten.
      change((now) => ({
        state: editDocument({ ...now.state, base: kept.base }, () => kept.doc, Date.now()),
        version: kept.version,
      }));
      settleKept();
    },
  });

  return {
    doc: state.doc,
    version,
    isReadOnly,
    edit,
    undo: useCallback(() => startTransition(() => changeState(undo)), [changeState]),
    redo: useCallback(() => startTransition(() => changeState(redo)), [changeState]),
    canUndo: !isReadOnly && state.past.length > 0,
    canRedo: !isReadOnly && state.future.length > 0,
    isDirty: useMemo(() => isDirty(state), [state]),
    isSaving,
    isSavingItself,
    findings: useShownFindings(input, work, saving),
    refusals,
    save,
    saveQuietly,
    abandon,
    conflict,
    settleConflict: settle,
    kept,
    restoreKept,
    discardKept: settleKept,
  };
}
