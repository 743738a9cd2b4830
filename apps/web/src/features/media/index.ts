export { FileIcon } from './files/file-icon.tsx';
export { isPicture } from './files/is-picture.ts';
export { AudioField, FileListField, ImageField } from './lazy-fields.tsx';
