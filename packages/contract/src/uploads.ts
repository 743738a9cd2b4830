import { Id } from '@takhti/domain';
import { z } from 'zod';
import { call, injected } from './call.ts';

/** Files that people bring (specification, section 7, storage/upload). */
export const uploadFile = call({
  path: 'storage/upload',
  summary: 'Store an image for a content object; it is checked by content and encoded anew',
  can: 'container.edit',
  request: z.object({ ...injected, container_id: Id }),
  reply: z.object({
    upload_id: Id,
    file_path: z.string().meta({ description: 'What a document refers to: /files/<upload_id>' }),
    url: z.string().meta({ description: 'The same with a signature, to be shown now' }),
    file_name: z.string(),
    bytes: z.int(),
    width: z.int(),
    height: z.int(),
  }),
  problems: [
    'request.too_large',
    'container.not_found',
    'container.forbidden',
    'container.read_only',
    'container.locked',
    'uploads.type_not_allowed',
    'uploads.too_large',
    'uploads.not_an_image',
  ],
  kind: 'upload',
});
