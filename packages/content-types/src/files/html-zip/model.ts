import { defineOneFileType } from '../shared/one-file-type.ts';

/** Web packages (specification, section 3; C-020): they have an index.html, and play (C-021). */
export const htmlZipModel = defineOneFileType('html_zip', ([file]) => ({
  kind: 'html_zip',
  path: file?.path ?? '',
}));
