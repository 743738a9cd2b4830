import type { Editor } from './editor.ts';

/** What the bar needs of an editor's state, whatever its document. */
export type EditorControls = Pick<
  Editor<object>,
  'isReadOnly' | 'isDirty' | 'isSaving' | 'canUndo' | 'canRedo' | 'undo' | 'redo' | 'save' | 'version'
>;
