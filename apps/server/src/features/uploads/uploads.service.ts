import { Problem, type ReplyOf, type uploadFile } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { IncomingFile } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import { newId } from '../../platform/ids.ts';
import { encodeImage } from './encode-image.ts';
import { insertUpload } from './uploads.queries.ts';

const extension = /\.(jpe?g|png)$/i;

/**
 * Stores an image for a content object, for its institution alone.
 * @throws Problem uploads.type_not_allowed, uploads.too_large, uploads.not_an_image
 */
export async function storeImage(
  { db, storage, files }: Services,
  session: Session,
  container_id: string,
  file: IncomingFile,
): Promise<ReplyOf<typeof uploadFile>> {
  if (!extension.test(file.file_name)) throw new Problem('uploads.type_not_allowed');
  if (file.body.length >= limits.image.bytes) throw new Problem('uploads.too_large');
  // Outside any transaction, as decoding takes a while; a row is written only for a file that is there.
  const image = await encodeImage(file.body);
  const { institution_id, user_id } = session;
  const { media_type, width, height, body } = image;
  const upload_id = newId();
  const storage_key = `${institution_id}/${upload_id}.webp`;
  const file_name = nameOf(file.file_name);
  await storage.put(storage_key, body, media_type);
  const what = { upload_id, file_name, bytes: body.length, width, height };
  await db.inTransaction((tx) =>
    insertUpload(tx, { ...what, institution_id, container_id, user_id, media_type, storage_key }),
  );
  return { ...what, file_path: `/files/${upload_id}`, url: files.sign(upload_id) };
}

// Some browsers send a path; what is left is only shown, never used as a path.
function nameOf(file_name: string): string {
  const last = file_name.split(/[/\\]/).at(-1) ?? '';
  return last.toLowerCase().replace(extension, '').slice(0, 100).concat('.webp');
}
