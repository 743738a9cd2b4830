import { StoredFile, type FileKind, type GenericBody } from '@takhti/domain';
import { z } from 'zod';
import { defineFilesType, filesDoc, type FilesModel } from '../define-files-type.ts';
import { filesFindings, mapStoredFiles } from './stored-files.ts';

/** The document of types whose content is one file. */
export const OneFileDoc = z
  .object({ schema_version: z.literal(1), ...filesDoc, files: z.array(StoredFile).max(100) })
  .meta({ id: 'OneFileDoc' });
export type OneFileDoc = z.infer<typeof OneFileDoc>;

/**
 * Declares a type whose documents are one file of a kind that has the type's name.
 * @param body is what is shown of its files: none while it is empty
 */
export function defineOneFileType(
  content_type: FileKind & ('zip' | 'html_zip' | 'e_book'),
  body: (files: readonly StoredFile[]) => GenericBody,
): FilesModel<OneFileDoc> {
  const kinds = [content_type];
  return defineFilesType<OneFileDoc>({
    content_type,
    schema: OneFileDoc,
    schema_version: 1,
    upgrades: {},
    accepts: kinds,
    defaults: { files: [] },
    mapRichText: null,
    mapMedia: (doc, change) => ({ ...doc, files: mapStoredFiles(doc.files, change) }),
    findings: ({ files }, stage) => filesFindings(files, stage, { kinds, most: 1 }),
    body: ({ files }) => body(files),
  });
}
