export { AiButton } from './ai-button.tsx';
export type { FieldWords } from './lock/conflict-dialog.tsx';
export { EditorFrame } from './editor-frame.tsx';
export { FieldError } from './document/field-error.tsx';
export {
  fieldErrorId,
  fieldId,
  focusField,
  focusFromNextFrame,
  focusSoon,
  useReveal,
  type FieldPath,
} from './document/field.ts';
export { replayKeys, bufferKeys } from './document/typed-ahead.ts';
export { FindingLink } from './document/finding-link.tsx';
export { useRecordStep } from './state/external-undo.ts';
export { useFindingLine, useFindingText } from './document/finding-text.ts';
export { findingsAt } from './document/findings-to-show.ts';
export { listedErrors } from './document/listed-errors.ts';
export { isOutOfReach } from './document/is-out-of-reach.ts';
export { StaleNotice } from './lock/stale-notice.tsx';
export { LockGate } from './lock/lock-gate.tsx';
export { entryMark, orderMark, type DocumentShape } from './document/named-lists.ts';
export { writeThrough } from './document/write-through.ts';
export { checkLock } from './lock/locks.ts';
export type { Tutorials } from './tour/progress.ts';
export { useTourProgress } from './tour/use-tour-progress.ts';
export { useTutorials } from './tour/use-tutorials.ts';
export { tourCommand, unreadCommand, unseenCommand } from './shortcuts/page-command.ts';
export { clickBlank } from './rich-text/blanks/blank-command.ts';
export type { BlankKeeper } from './rich-text/rich-text-props.ts';
export { linkFrom } from './rich-text/link-check.ts';
export { loadRichTextEditor } from './rich-text/load-editor.ts';
export { RichTextField } from './rich-text/rich-text-field.tsx';
export { InSheet } from './slim-bar/in-sheet.tsx';
export { SheetLine } from './slim-bar/sheet-line.tsx';
export { ShortcutsDialog, ShortcutTip } from './shortcuts/shortcuts-dialog.tsx';
export { useSlimBar, type SlimBar } from './slim-bar/slim-bar.ts';
export { readInShape, shapeOf } from './drafts/read-in-shape.ts';
export type { Editor, EditorInput, SaveOutcome } from './editor.ts';
export { useEditor } from './use-editor.ts';
export { asViewed, useIsViewContent } from './view/view-content.ts';
export { focusState, useFocusFromLink } from './use-focus-from-link.ts';
