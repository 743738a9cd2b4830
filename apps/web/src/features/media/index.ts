export { FileIcon } from './files/file-icon.tsx';
export { AudioField, FileListField, ImageField } from './lazy-fields.tsx';
