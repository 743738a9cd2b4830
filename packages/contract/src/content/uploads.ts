import { fileKinds, Id, type FileKind } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, priorities, type AcceptedFile } from '../call.ts';
import type { ProblemName } from '../problems/problems.ts';
import { editing } from './editing.ts';

const too_large = {
  image: 'uploads.too_large',
  audio: 'uploads.sound_too_large',
  document: 'uploads.document_too_large',
  video: 'uploads.video_too_large',
  captions: 'uploads.captions_too_large',
  zip: 'uploads.archive_too_large',
  html_zip: 'uploads.archive_too_large',
  e_book: 'uploads.archive_too_large',
} as const satisfies Record<FileKind, ProblemName>;

/** What is said of a file of a kind that is above its cap. */
export function tooLargeOf(kind: FileKind): ProblemName {
  return too_large[kind];
}

function accepted(kinds: readonly FileKind[]): AcceptedFile[] {
  return kinds.map((kind) => ({ ...fileKinds[kind], too_large: too_large[kind] }));
}

const archives = ['zip', 'html_zip', 'e_book'] as const satisfies readonly FileKind[];

/** Whether a kind of file is a packed one, which learners can carry away whole. */
export function isArchive(kind: FileKind): boolean {
  return (archives as readonly FileKind[]).includes(kind);
}

const upload = {
  can: 'container.edit',
  changes: ['storage'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () =>
    z.object({
      upload_id: Id,
      file_path: z.string().meta({ description: 'What a document refers to: /files/<upload_id>' }),
      zip_path: z.string().meta({
        description: 'Of an archive: the same, from which it is carried away whole; empty of anything else',
      }),
      url: z.string().meta({ description: 'The same with a signature, to be shown now' }),
      file_name: z.string(),
      bytes: z.int(),
      width: z.int().meta({ description: 'Of images; 0 of anything else' }),
      height: z.int(),
      seconds: z.number().meta({ description: 'How long a sound plays; 0 of anything else' }),
    }),
  problems: [
    ...editing,
    'uploads.no_room',
    'uploads.not_an_image',
    'uploads.too_many_pixels',
    'uploads.sound_too_long',
    'uploads.not_a_sound',
    'uploads.type_not_allowed',
    'uploads.empty',
    'uploads.wrong_content',
    'uploads.unfolds_too_large',
    'uploads.unsafe_archive',
    'uploads.is_protected',
    'uploads.no_index_page',
  ],
  kind: 'upload',
  // Fields show by themselves how far a file is and why it failed.
  priority: priorities.low,
} as const;

/** Files that people bring (specification, section 7, storage/upload). */
export const uploadFile = call({
  path: 'storage/upload',
  summary:
    'Store a file of a kind that the type of its content takes: images are encoded anew, sounds are MP3',
  ...upload,
  accepts: accepted(Object.keys(fileKinds) as FileKind[]),
});

export const uploadArchive = call({
  path: 'storage/upload/zip',
  summary: 'The same for archives alone: zip, web package, e-book',
  ...upload,
  accepts: accepted(archives),
});

/** A file that came piece by piece (`/api/storage/pieces`, by the protocol tus), once it is whole. */
export const finishUpload = call({
  path: 'storage/upload/finish',
  summary: 'Store a file that came in pieces, as if it had come at once',
  ...upload,
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      half_id: z.string().max(100).meta({ description: 'The last part of the address that it was sent to' }),
    }),
  problems: [...upload.problems, 'uploads.not_whole'],
  kind: 'json',
  is_heavy: true,
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
      bytes: z.int().meta({ description: 'Of the files, and of those that are still to come' }),
      quota_bytes: z.int().meta({ description: '0 for no limit' }),
    }),
  problems: [],
});
