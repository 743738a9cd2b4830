import { htmlZipModel, type OneFileDoc } from '@takhti/content-types/files';
import type { FilesParts } from '../family/files-parts.ts';
import { StoredFileFields } from '../shared/stored-file-fields.tsx';
import { StoredFileView } from '../shared/stored-file-view.tsx';

const kinds = ['html_zip'] as const;

export const htmlZipParts: FilesParts<OneFileDoc> = {
  model: htmlZipModel,
  isSeenInPlayer: true,
  Fields: ({ doc, ...props }) => (
    <StoredFileFields {...props} files={doc.files} kinds={kinds} most={1} hint="files:hints.html_zip" />
  ),
  View: ({ doc }) => <StoredFileView files={doc.files} />,
};
