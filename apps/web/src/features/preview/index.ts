// Pages that show it name `assessments` among their texts.
export { PlayerFrame } from './player-frame.tsx';
export { PreviewDialog } from './preview-dialog.tsx';
