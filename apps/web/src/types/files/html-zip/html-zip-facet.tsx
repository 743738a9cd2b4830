import { htmlZipModel, type OneFileDoc } from '@takhti/content-types/files';
import type { FilesFacet } from '../family/files-facet.ts';
import { StoredFileFields } from '../shared/stored-file-fields.tsx';
import { StoredFileView } from '../shared/stored-file-view.tsx';

const kinds = ['html_zip'] as const;

export const htmlZipFacet: FilesFacet<OneFileDoc> = {
  model: htmlZipModel,
  isSeenInPlayer: true,
  Fields: ({ doc, ...props }) => (
    <StoredFileFields {...props} files={doc.files} kinds={kinds} most={1} hint="files:hints.html_zip" />
  ),
  View: ({ doc }) => <StoredFileView files={doc.files} />,
};
