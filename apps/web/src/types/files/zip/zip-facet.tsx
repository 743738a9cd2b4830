import { zipModel, type OneFileDoc } from '@takhti/content-types/files';
import type { FilesFacet } from '../family/files-facet.ts';
import { StoredFileFields } from '../shared/stored-file-fields.tsx';
import { StoredFileView } from '../shared/stored-file-view.tsx';

const kinds = ['zip'] as const;

export const zipFacet: FilesFacet<OneFileDoc> = {
  model: zipModel,
  Fields: ({ doc, ...props }) => (
    <StoredFileFields {...props} files={doc.files} kinds={kinds} most={1} hint="files:hints.zip" />
  ),
  View: ({ doc }) => <StoredFileView files={doc.files} />,
};
