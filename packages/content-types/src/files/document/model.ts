import { StoredFile } from '@takhti/domain';
import { z } from 'zod';
import { defineFilesType, filesDoc } from '../define-files-type.ts';
import { isDriveLink } from '../../kit/file-address.ts';
import { filesFindings, mapStoredFiles } from '../shared/stored-files.ts';

/** Files that one document can hold. */
export const mostFiles = 10;
const kinds = ['document', 'image'] as const;
const rule = { kinds, most: mostFiles, isElsewhere: isDriveLink };

/** Files to read: PDFs, pictures, Office files; and links to what is on Google Drive. */
export const DocumentDoc = z
  .object({ schema_version: z.literal(1), ...filesDoc, files: z.array(StoredFile).max(100) })
  .meta({ id: 'DocumentDoc' });
export type DocumentDoc = z.infer<typeof DocumentDoc>;

/** Documents (specification, section 3; C-016, C-370). */
export const documentModel = defineFilesType<DocumentDoc>({
  content_type: 'document',
  schema: DocumentDoc,
  schema_version: 1,
  upgrades: {},
  accepts: kinds,
  defaults: { files: [] },
  mapRichText: null,
  mapMedia: (doc, change) => ({ ...doc, files: mapStoredFiles(doc.files, change, isDriveLink) }),
  findings: ({ files }, stage) => filesFindings(files, stage, rule),
  body: ({ files }) => ({ kind: 'document', files }),
});
