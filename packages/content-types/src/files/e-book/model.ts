import { defineOneFileType } from '../shared/one-file-type.ts';

/** E-books (specification, section 3; C-017). */
export const eBookModel = defineOneFileType('e_book', ([file]) => ({
  kind: 'e_book',
  path: file?.path ?? '',
}));
