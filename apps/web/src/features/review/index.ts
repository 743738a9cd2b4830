// The review has no page of its own: it happens in the editors. Pages that show these name `review` and `editor` among their texts.
export { ApproveAllButton } from './moves/approve-all-button.tsx';
export { ReviewNotices } from './changes/review-notices.tsx';
export { SuggestSwitch } from './changes/suggest-switch.tsx';
export { useSuggesting, type Suggesting } from './changes/use-suggesting.ts';
export { CommentsButton } from './comments/comments-button.tsx';
export { useOpenComments } from './comments/comments-context.ts';
export { CommentsProvider } from './comments/comments-provider.tsx';
export { CommentsDrawer } from './comments/comments-drawer.tsx';
export { FieldComments } from './comments/field-comments.tsx';
export { FieldMark } from './comments/field-mark.tsx';
export { FindingsDialog } from './moves/findings-dialog.tsx';
export { HistoryButton } from './history/history-button.tsx';
export { HistoryDrawer } from './history/history-drawer.tsx';
export { Marked } from './comments/marked.tsx';
export { ResubmissionDialog } from './moves/resubmission-dialog.tsx';
export { useContainerWords } from './words/container-words.tsx';
export { useMoves } from './moves/use-moves.ts';
export { useQuestionWords } from './words/question-words.tsx';
