import { documentModel, mostFiles, type DocumentDoc } from '@takhti/content-types/files';
import type { FilesParts } from '../files-parts.ts';
import { StoredFileFields } from '../shared/stored-file-fields.tsx';
import { StoredFileView } from '../shared/stored-file-view.tsx';

const kinds = ['document', 'image'] as const;

export const documentParts: FilesParts<DocumentDoc> = {
  model: documentModel,
  Fields: ({ doc, ...props }) => (
    <StoredFileFields
      {...props}
      files={doc.files}
      kinds={kinds}
      most={mostFiles}
      hint="files:hints.document"
    />
  ),
  View: ({ doc }) => <StoredFileView files={doc.files} />,
};
