import type { Finding } from '@takhti/domain';
import type { Draft } from 'immer';
import type { DocumentShape } from './document/named-lists.ts';
import type { DraftKey, KeptDraft, ReadDraft } from './drafts/draft-store.ts';

/** What became of a save. */
export type SaveOutcome<Doc> =
  | { readonly kind: 'saved'; readonly doc: Doc; readonly version: number }
  | { readonly kind: 'conflict'; readonly theirs: Doc; readonly version: number; readonly by?: string }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] }
  | { readonly kind: 'failed' };

export interface EditorInput<Doc> {
  /** Whose draft of what; it may change when something new gets its id. */
  readonly draftKey: DraftKey;
  readonly readDraft: ReadDraft<Doc>;
  /** The document and its version, 0 for one that was never saved. A higher version later on is taken in below the edit. */
  readonly opened: { readonly doc: Doc; readonly version: number };
  readonly isReadOnly: boolean;
  /** What is wrong with the document by the rules that the server uses too. */
  readonly findings: (doc: Doc) => readonly Finding[];
  /** Whether a finding says no more than that something is not there yet. */
  readonly isUnfinished?: (finding: Finding) => boolean;
  /** Whether errors are told as soon as a change makes them; false if left out, where what is half written would be one. */
  readonly showsFindingsAtOnce?: boolean | undefined;
  /** Saves; one that nobody asked for is quiet: what goes wrong is not told. */
  readonly save: (doc: Doc, version: number, isQuiet: boolean) => Promise<SaveOutcome<Doc>>;
  /** Whether what is written saves itself a moment later; false if left out. */
  readonly savesItself?: boolean;
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
  /** Whether a save that nobody asked for is on its way. */
  readonly isSavingItself: boolean;
  /** Findings to show: warnings of what was saved before, everything once a save was tried, and what the server told. */
  readonly findings: readonly Finding[];
  /** How often a save was held up by findings: the component that shows them moves the focus there when it grows. */
  readonly refusals: number;
  /** Saves; true when the server has everything. False when a finding, a conflict or the line stood in the way. */
  readonly save: () => Promise<boolean>;
  /** Saves without a word, where what is written saves itself; true when the server has everything. */
  readonly saveQuietly: () => Promise<boolean>;
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

/** What the bar needs of an editor's state, whatever its document. */
export type EditorControls = Pick<
  Editor<object>,
  | 'isReadOnly'
  | 'isDirty'
  | 'isSaving'
  | 'isSavingItself'
  | 'canUndo'
  | 'canRedo'
  | 'undo'
  | 'redo'
  | 'save'
  | 'version'
>;
