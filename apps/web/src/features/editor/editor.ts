import type { Finding } from '@takhti/domain';
import type { Draft } from 'immer';
import type { DocumentShape } from './document/named-lists.ts';
import type { DraftKey, KeptDraft, ReadDraft } from './drafts/draft-store.ts';

/** The result of a save. */
export type SaveOutcome<Doc> =
  | { readonly kind: 'saved'; readonly doc: Doc; readonly version: number }
  | { readonly kind: 'conflict'; readonly theirs: Doc; readonly version: number; readonly by?: string }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] }
  | { readonly kind: 'failed' };

export interface EditorInput<Doc> {
  /** The key of the draft; it changes when new content gets its id. */
  readonly draftKey: DraftKey;
  readonly readDraft: ReadDraft<Doc>;
  /** The document and its version, 0 if never saved. A higher version later becomes the base of the edit. */
  readonly opened: { readonly doc: Doc; readonly version: number };
  readonly isReadOnly: boolean;
  /** The findings of the document, by the same rules as on the server. */
  readonly findings: (doc: Doc) => readonly Finding[];
  /** Whether a finding only says that something is missing. */
  readonly isUnfinished?: (finding: Finding) => boolean;
  /** Whether errors show as soon as a change makes them; false if left out: a half-written field would be one. */
  readonly showsFindingsAtOnce?: boolean | undefined;
  /** Saves. An autosave is quiet: its failures show no toast. */
  readonly save: (doc: Doc, version: number, isQuiet: boolean) => Promise<SaveOutcome<Doc>>;
  /** Whether changes are saved automatically; false if left out. */
  readonly autosaves?: boolean;
  /** How versions are compared below their fields; without it, lists are compared as a whole. */
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
  /** Whether an autosave runs. */
  readonly isAutosaving: boolean;
  /** Findings to show: warnings of what was saved before, everything after a save was tried, and findings from the server. */
  readonly findings: readonly Finding[];
  /** How often findings stopped a save: the component that shows them moves the focus there when it grows. */
  readonly refusals: number;
  /** Saves; true when the server has everything. False after a finding, a conflict or a lost connection. */
  readonly save: () => Promise<boolean>;
  /** Saves without any message, if `autosaves`; true when the server has everything. */
  readonly autosave: () => Promise<boolean>;
  /** Discards unsaved changes before the page closes: without a question, and without a draft. */
  readonly abandon: () => void;
  readonly conflict: Conflict<Doc> | null;
  /** Continues with a merged document on top of the newer version; null only closes the dialog. */
  readonly settleConflict: (merged: Doc | null) => void;
  /** The kept draft of an earlier visit. */
  readonly kept: KeptDraft<Doc> | null;
  readonly restoreKept: () => void;
  readonly discardKept: () => void;
}

/** The part of an editor's state that the bar needs, for any document. */
export type EditorControls = Pick<
  Editor<object>,
  | 'isReadOnly'
  | 'isDirty'
  | 'isSaving'
  | 'isAutosaving'
  | 'canUndo'
  | 'canRedo'
  | 'undo'
  | 'redo'
  | 'save'
  | 'version'
>;
