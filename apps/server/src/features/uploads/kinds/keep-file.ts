import { endingOf, type FileKind } from '@takhti/domain';
import type { IncomingFile } from '../../../http/route.ts';
import type { PackageEntries } from '../../../platform/db/index.ts';
import type { Work } from '../../../platform/work/index.ts';
import { checkFile, type CheckedKind } from './check-file.ts';
import { checkSound } from './check-sound.ts';
import { encodeImage } from './encode-image.ts';

/** A file as it is kept. */
export interface KeptFile {
  /** Its bytes; null for a file that is kept as it came. */
  readonly body: Uint8Array | null;
  readonly bytes: number;
  readonly media_type: string;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
  readonly duration_ms: number;
  readonly entries: PackageEntries | null;
}

const plain = { width: 0, height: 0, duration_ms: 0, entries: null } as const;

/** The media type that the file is served with, no matter what its name says. */
const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  zip: 'application/zip',
  epub: 'application/epub+zip',
};

type Keep = (work: Work, file: IncomingFile) => Promise<KeptFile>;

const keepers: Readonly<Record<FileKind, Keep>> = {
  image: async (work, { path }) => {
    const { body, ...image } = await work.runExclusively(() => encodeImage(path));
    return { ...plain, ...image, body, bytes: body.length, extension: '.webp' };
  },
  audio: async (work, { path }) => {
    const { body, ...sound } = await checkSound(work, path);
    return { ...plain, ...sound, body, bytes: body.length, extension: '.mp3' };
  },
  document: asItCame('document'),
  video: asItCame('video'),
  captions: asItCame('captions'),
  zip: asItCame('zip'),
  html_zip: asItCame('html_zip'),
  e_book: asItCame('e_book'),
};

function asItCame(kind: CheckedKind): Keep {
  return async (work, file) => {
    const { entries, text } = await checkFile(work, kind, file);
    const body = text === null ? null : Buffer.from(text);
    const ending = body ? 'vtt' : endingOf(file.file_name);
    const media_type = mediaTypes[ending] ?? 'application/octet-stream';
    return {
      ...plain,
      body,
      bytes: body?.length ?? file.bytes,
      media_type,
      extension: `.${ending}`,
      entries,
    };
  };
}

/**
 * What is kept of a file: its name only says what the person takes it for, what it is says its content.
 * @throws Problem uploads.* as the kind has them; request.too_heavy
 */
export async function keepFile(work: Work, kind: FileKind, file: IncomingFile): Promise<KeptFile> {
  return keepers[kind](work, file);
}
