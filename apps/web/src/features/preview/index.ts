// Pages that show it name `assessments` among their texts.
export { PreviewDialog } from './preview-dialog.tsx';
