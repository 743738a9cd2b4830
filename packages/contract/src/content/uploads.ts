import { Id, limits } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, priorities } from '../call.ts';
import { editing } from './editing.ts';

/** Files that people bring (specification, section 7, storage/upload). */
export const uploadFile = call({
  path: 'storage/upload',
  summary: 'Store an image, which is encoded anew, or a sound as MP3; what it is says its content',
  can: 'container.edit',
  changes: ['storage'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () =>
    z.object({
      upload_id: Id,
      file_path: z.string().meta({ description: 'What a document refers to: /files/<upload_id>' }),
      url: z.string().meta({ description: 'The same with a signature, to be shown now' }),
      file_name: z.string(),
      bytes: z.int(),
      width: z.int().meta({ description: 'Of images; 0 of sounds' }),
      height: z.int(),
      seconds: z.number().meta({ description: 'How long a sound plays; 0 of images' }),
    }),
  problems: [
    ...editing,
    'uploads.no_room',
    'uploads.not_an_image',
    'uploads.too_many_pixels',
    'uploads.sound_too_long',
    'uploads.not_a_sound',
  ],
  kind: 'upload',
  accepts: [
    {
      endings: ['jpg', 'jpeg', 'png'],
      most_bytes: limits.image.bytes - 1,
      too_large: 'uploads.too_large',
    },
    { endings: ['mp3'], most_bytes: limits.audio.bytes - 1, too_large: 'uploads.sound_too_large' },
  ],
  // Fields show by themselves how far a file is and why it failed.
  priority: priorities.low,
});

export const readStorage = call({
  path: 'admin/storage',
  summary: 'What the files of the institution weigh, and what they may',
  can: 'users.manage',
  shows: ['storage'],
  request: () => z.object({ ...injected }),
  reply: () =>
    z.object({
      files: z.int(),
      bytes: z.int(),
      quota_bytes: z.int().meta({ description: '0 for no limit' }),
    }),
  problems: [],
});
