import { eBookModel, type OneFileDoc } from '@takhti/content-types/files';
import type { FilesFacet } from '../family/files-facet.ts';
import { StoredFileFields } from '../shared/stored-file-fields.tsx';
import { StoredFileView } from '../shared/stored-file-view.tsx';

const kinds = ['e_book'] as const;

export const eBookFacet: FilesFacet<OneFileDoc> = {
  model: eBookModel,
  isSeenInPlayer: true,
  Fields: ({ doc, ...props }) => (
    <StoredFileFields {...props} files={doc.files} kinds={kinds} most={1} hint="files:hints.e_book" />
  ),
  View: ({ doc }) => <StoredFileView files={doc.files} />,
};
