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

/** The editor state of every type: patches, undo and redo, findings, saving, autosave, conflicts. */
export function useEditor<Doc extends object>(input: EditorInput<Doc>): Editor<Doc> {
  const { draftKey, readDraft, opened, isReadOnly } = input;
  const store = useWork<Doc>(opened);
  const { work, read, change, changeState } = store;
  const { state, version } = work;
  const drafts = useKeptDrafts<Doc>({ draftKey, readDraft, opened: opened.doc, work, read, isReadOnly });
  const { kept, settleKept, deleteOwn } = drafts;
  const { conflict, raise, settle } = useConflict(store);
  const saving = useSaving({ input, store, deleteOwn, onConflict: raise });
  const { isSaving, isAutosaving, refusals, save, autosave, clearShown } = saving;
  useNewerVersion(store, input, isSaving || isAutosaving);
  useAutosave(input, work, autosave);

  const edit = useCallback(
    (recipe: (draft: Draft<Doc>) => void) => {
      if (isReadOnly) return;
      clearShown();
      const write = (): void => changeState((now) => editDocument(now, recipe, Date.now()));
      // The first change renders at once, so that the next key can already save it. Later ones may wait.
      if (isDirty(read().state)) write();
      else flushSync(write);
    },
    [isReadOnly, read, changeState, clearShown],
  );

  const { abandon, restoreKept } = useStableCallbacks({
    abandon(): void {
      // Flush: the leave guard reads `isDirty` right after this.
      if (isDirty(read().state)) flushSync(() => changeState((now) => openDocument(now.base)));
      void deleteOwn(draftKey);
    },
    restoreKept(): void {
      if (!kept) return;
      // Restores its base version too, so that newer changes cause a conflict and are not overwritten.
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
    isAutosaving,
    findings: useShownFindings(input, work, saving),
    refusals,
    save,
    autosave,
    abandon,
    conflict,
    settleConflict: settle,
    kept,
    restoreKept,
    discardKept: settleKept,
  };
}
