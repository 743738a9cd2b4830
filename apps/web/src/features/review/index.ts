// The review has no page of its own: it happens in the editors. Pages that show these name `review` and `editor` among their texts.
export { ApproveAllButton } from './approve-all-button.tsx';
export { ReviewNotices } from './changes/review-notices.tsx';
export { SuggestSwitch } from './changes/suggest-switch.tsx';
export { useSuggesting } from './changes/use-suggesting.ts';
export { CommentsButton } from './comments-button.tsx';
export { useOpenComments } from './comments-context.ts';
export { CommentsProvider } from './comments-provider.tsx';
export { CommentsDrawer } from './comments-drawer.tsx';
export { FieldComments } from './field-comments.tsx';
export { FieldMark } from './field-mark.tsx';
export { FindingsDialog } from './findings-dialog.tsx';
export { HistoryButton } from './history-button.tsx';
export { HistoryDrawer } from './history-drawer.tsx';
export { Marked } from './marked.tsx';
export { ResubmissionDialog } from './resubmission-dialog.tsx';
export { useMoves } from './use-moves.ts';
export { useQuestionWords } from './words/question-words.tsx';
