import { linkModel, type LinkDoc } from '@takhti/content-types/files';
import { useText } from '../../../i18n/index.ts';
import { DriveButton } from '../shared/drive/drive-button.tsx';
import type { FilesFacet } from '../family/files-facet.ts';
import { LinkFields } from './link-fields.tsx';
import { LinkView } from './link-view.tsx';

// A link leads to one place: of several, to the first.
function PickedFromDrive({ onChange }: { readonly onChange: (change: { link: string }) => void }) {
  const t = useText();
  return (
    <DriveButton
      hint={t('files:drive.link_hint')}
      onPicked={([first]) => first && onChange({ link: first.url })}
    />
  );
}

export const linkFacet: FilesFacet<LinkDoc> = {
  model: linkModel,
  Fields: ({ doc, ...props }) => (
    <LinkFields {...props} link={doc.link}>
      <PickedFromDrive onChange={props.onChange} />
    </LinkFields>
  ),
  View: LinkView,
};
