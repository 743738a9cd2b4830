import { linkModel, type LinkDoc } from '@takhti/content-types/files';
import type { FilesParts } from '../files-parts.ts';
import { LinkFields } from './link-fields.tsx';
import { LinkView } from './link-view.tsx';

export const linkParts: FilesParts<LinkDoc> = {
  model: linkModel,
  Fields: ({ doc, ...props }) => <LinkFields {...props} link={doc.link} />,
  View: LinkView,
};
