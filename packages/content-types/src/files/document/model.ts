import { StoredFile } from '@takhti/domain';
import { z } from 'zod';
import { defineFilesType, filesDoc } from '../define-files-type.ts';
import { filesFindings, mapStoredFiles } from '../shared/stored-files.ts';

/** Files that one document can hold. */
export const mostFiles = 10;
const kinds = ['document', 'image'] as const;

/** Files to read: PDFs, pictures, Office files. */
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
  mapMedia: (doc, change) => ({ ...doc, files: mapStoredFiles(doc.files, change) }),
  findings: ({ files }, stage) => filesFindings(files, stage, { kinds, most: mostFiles }),
  body: ({ files }) => ({ kind: 'document', files }),
});
