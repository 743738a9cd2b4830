export { FileChooser } from './file-chooser.tsx';
export { findingsAsText } from './findings-as-text.ts';
export { ImportDialog } from './import-dialog.tsx';
export { whyNotImport } from './import-file.ts';
export { ImportProgressView } from './import-progress.tsx';
export { useFileImport } from './use-file-import.ts';
export { useFileSend } from './use-file-send.ts';
