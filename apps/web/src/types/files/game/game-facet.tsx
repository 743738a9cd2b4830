import { otherGameModel, type OtherGameDoc } from '@takhti/content-types/files';
import type { FilesFacet } from '../family/files-facet.ts';
import { LinkFields } from '../link/link-fields.tsx';
import { LinkView } from '../link/link-view.tsx';
import { StoredFileFields } from '../shared/stored-file-fields.tsx';
import { StoredFileView } from '../shared/stored-file-view.tsx';

const kinds = ['html_zip'] as const;

export const otherGameFacet: FilesFacet<OtherGameDoc> = {
  model: otherGameModel,
  isSeenInPlayer: true,
  Fields: ({ doc, ...props }) => (
    <>
      <LinkFields {...props} link={doc.link} hint="files:hints.game_link" />
      <StoredFileFields {...props} files={doc.files} kinds={kinds} most={1} hint="files:hints.game" />
    </>
  ),
  View: ({ doc }) => (
    <>
      {doc.link !== '' && <LinkView doc={doc} />}
      {(doc.files.length > 0 || doc.link === '') && <StoredFileView files={doc.files} />}
    </>
  ),
};
