import { limits } from '@takhti/domain';
import { z } from 'zod';
import { defineFilesType, filesDoc } from '../define-files-type.ts';
import { linkFinding } from './address.ts';

/** A link: where it leads, and what is said of it. */
export const LinkDoc = z
  .object({ schema_version: z.literal(1), ...filesDoc, link: z.string().max(limits.rich_text.max) })
  .meta({ id: 'LinkDoc' });
export type LinkDoc = z.infer<typeof LinkDoc>;

/** Links to pages of the web (specification, section 3; C-018, C-369). */
export const linkModel = defineFilesType<LinkDoc>({
  content_type: 'link',
  schema: LinkDoc,
  schema_version: 1,
  upgrades: {},
  defaults: { link: '' },
  findings: ({ link }, stage) => linkFinding(link, stage),
  mapRichText: null,
  body: ({ link }) => ({ kind: 'link', link: link.trim() }),
});
