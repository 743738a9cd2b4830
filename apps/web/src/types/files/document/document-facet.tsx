import { documentModel, mostFiles, type DocumentDoc } from '@takhti/content-types/files';
import { useText } from '../../../i18n/index.ts';
import { DriveButton } from '../shared/drive/drive-button.tsx';
import { withPicked } from '../shared/drive/picked-files.ts';
import type { Change, FilesFacet } from '../family/files-facet.ts';
import { StoredFileFields } from '../shared/stored-file-fields.tsx';
import { StoredFileView } from '../shared/stored-file-view.tsx';

type OwnFields = Pick<DocumentDoc, 'files'>;
const kinds = ['document', 'image'] as const;

function PickedFromDrive({ onChange }: { readonly onChange: (change: Change<OwnFields>) => void }) {
  const t = useText();
  return (
    <DriveButton
      hint={t('files:drive.document_hint')}
      onPicked={(picked) => onChange((now) => ({ files: withPicked(now.files, picked) }))}
    />
  );
}

export const documentFacet: FilesFacet<DocumentDoc> = {
  model: documentModel,
  isSeenInPlayer: true,
  Fields: ({ doc, ...props }) => (
    <StoredFileFields {...props} files={doc.files} kinds={kinds} most={mostFiles} hint="files:hints.document">
      <PickedFromDrive onChange={props.onChange} />
    </StoredFileFields>
  ),
  View: ({ doc }) => <StoredFileView files={doc.files} />,
};
