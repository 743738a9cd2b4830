import type { ReplyOf, uploadFile } from '@takhti/contract';
import type { IncomingFile } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import { fileName } from '../../platform/file-name.ts';
import type { Work } from '../../platform/work/index.ts';
import { newId } from '../../platform/ids.ts';
import { requireRoom } from '../storage/index.ts';
import { insertUpload } from '../media/index.ts';
import { checkSound } from './check-sound.ts';
import { encodeImage } from './encode-image.ts';

const sound = /\.mp3$/i;

/** A file as it is kept. */
interface Kept {
  readonly body: Uint8Array;
  readonly media_type: string;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
  readonly duration_ms: number;
}

/**
 * Stores a picture or a sound for a content object, for its institution alone. The name only says what the person takes it
 * for; what it is says its content.
 * @throws Problem uploads.no_room, uploads.not_an_image, uploads.too_many_pixels, uploads.sound_too_long,
 * uploads.not_a_sound, request.too_heavy
 */
export async function storeFile(
  { db, storage, files, settings }: Services,
  work: Work,
  session: Session,
  container_id: string,
  file: IncomingFile,
): Promise<ReplyOf<typeof uploadFile>> {
  // Outside any transaction, as decoding takes a while; a row is written only for a file that is there.
  const { body, media_type, extension, duration_ms, ...size } = await keepable(work, file);
  const { institution_id, user_id } = session;
  const upload_id = newId();
  const storage_key = `${institution_id}/${upload_id}${extension}`;
  await db.inReadTransaction((tx) => requireRoom(tx, settings, institution_id, body.length));
  await storage.put(storage_key, body, media_type);
  const what = { upload_id, file_name: nameOf(file.file_name, extension), bytes: body.length, ...size };
  const row = { ...what, institution_id, container_id, user_id, media_type, duration_ms, storage_key };
  await db.inTransaction((tx) => insertUpload(tx, row));
  return {
    ...what,
    seconds: duration_ms / 1000,
    file_path: `/files/${upload_id}`,
    url: files.sign(upload_id),
  };
}

async function keepable(work: Work, { file_name, path }: IncomingFile): Promise<Kept> {
  if (sound.test(file_name))
    return { ...(await checkSound(work, path)), extension: '.mp3', width: 0, height: 0 };
  return { ...(await work.aside(() => encodeImage(path))), extension: '.webp', duration_ms: 0 };
}

// Some browsers send a path; what is left is only shown, never used as a path.
function nameOf(file_name: string, extension: string): string {
  const last = file_name.split(/[/\\]/).at(-1) ?? '';
  return fileName(last.toLowerCase().replace(/\.[^.]*$/, ''), 'file') + extension;
}
