export { ImportDialog } from './import-dialog.tsx';
export { useFileImport } from './use-file-import.ts';
