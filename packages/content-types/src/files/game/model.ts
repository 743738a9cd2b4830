import { limits, StoredFile } from '@takhti/domain';
import { z } from 'zod';
import { error } from '../../messages.ts';
import { defineFilesType, filesDoc } from '../define-files-type.ts';
import { linkFinding } from '../link/address.ts';
import { filesFindings, mapStoredFiles } from '../shared/stored-files.ts';

/** A game that was made elsewhere: where it is played, or the zip that plays it. */
export const OtherGameDoc = z
  .object({
    schema_version: z.literal(1),
    ...filesDoc,
    link: z.string().max(limits.rich_text.max),
    files: z.array(StoredFile).max(100),
  })
  .meta({ id: 'OtherGameDoc' });
export type OtherGameDoc = z.infer<typeof OtherGameDoc>;

const kinds = ['html_zip'] as const;

/** Games of other makers, as a form of title, description, link and zip (games specification, G-452; D-39). */
export const otherGameModel = defineFilesType<OtherGameDoc>({
  content_type: 'game',
  schema: OtherGameDoc,
  schema_version: 1,
  upgrades: {},
  accepts: kinds,
  defaults: { link: '', files: [] },
  mapRichText: null,
  mapMedia: (doc, change) => ({ ...doc, files: mapStoredFiles(doc.files, change) }),
  findings({ link, files }, stage) {
    const isEmpty = link.trim() === '' && files.length === 0;
    return [
      ...(isEmpty && stage === 'submit' ? [error(['link'], 'game.nothing_to_play')] : []),
      // One of them is enough.
      ...linkFinding(link, 'save'),
      ...filesFindings(files, 'save', { kinds, most: 1 }),
    ];
  },
  body: ({ link, files: [file] }) => ({ kind: 'game', link: link.trim(), path: file?.path ?? '' }),
});
