import type { Editor } from '../../../features/editor/index.ts';

const nothing = (): void => undefined;

/** The components that render a game for editing render it for readers too: an editor that changes nothing. */
export function readerOf<Doc>(doc: Doc, version: number): Editor<Doc> {
  return {
    doc,
    version,
    isReadOnly: true,
    edit: nothing,
    undo: nothing,
    redo: nothing,
    canUndo: false,
    canRedo: false,
    isDirty: false,
    isSaving: false,
    isAutosaving: false,
    findings: [],
    refusals: 0,
    save: () => Promise.resolve(false),
    autosave: () => Promise.resolve(false),
    abandon: nothing,
    conflict: null,
    settleConflict: nothing,
    kept: null,
    restoreKept: nothing,
    discardKept: nothing,
  };
}
