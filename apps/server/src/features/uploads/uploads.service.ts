import { modelOf } from '@takhti/content-types';
import { isArchive, Problem, type ReplyOf, type uploadFile } from '@takhti/contract';
import { fileKindOf, type ContentType, type FileKind } from '@takhti/domain';
import type { IncomingFile } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import { fileName } from '../../platform/file-name.ts';
import type { Work } from '../../platform/work/index.ts';
import { newId } from '../../platform/ids.ts';
import { dropFile, reserveFile, settleFile } from '../storage/index.ts';
import { insertUpload } from '../media/index.ts';
import { keepFile, type KeptFile } from './kinds/keep-file.ts';

/**
 * What a file is by its name, for content of a type.
 * @throws Problem uploads.type_not_allowed when its documents hold no such file
 */
export function kindFor(content_type: ContentType, file_name: string): FileKind {
  const kind = fileKindOf(file_name, modelOf(content_type)?.accepts ?? []);
  if (!kind) throw new Problem('uploads.type_not_allowed');
  return kind;
}

/**
 * Stores a file for a container, for its institution alone.
 * @throws Problem uploads.no_room; what `keepFile` throws
 */
export async function storeFile(
  services: Services,
  work: Work,
  { institution_id, user_id, files }: Session,
  container: { readonly container_id: string; readonly content_type: ContentType },
  file: IncomingFile,
): Promise<ReplyOf<typeof uploadFile>> {
  const { db, storage } = services;
  // Outside any transaction, as it takes a while; a row is written only for a file that is there.
  const kind = kindFor(container.content_type, file.file_name);
  const kept = await keepFile(work, kind, file);
  const { body, extension, duration_ms, media_type, entries, ...size } = kept;
  const upload_id = newId();
  const storage_key = `${institution_id}/${upload_id}${extension}`;
  const stored = { institution_id, storage_key, bytes: size.bytes };
  await reserveFile(services, stored);
  const what = { upload_id, file_name: nameOf(file.file_name, extension), ...size };
  const row = {
    ...what,
    institution_id,
    container_id: container.container_id,
    user_id,
    media_type,
    duration_ms,
    storage_key,
    entries: jsonOf(entries),
  };
  try {
    await (body
      ? storage.put(storage_key, body, media_type)
      : storage.putFile(storage_key, file.path, size.bytes, media_type));
    await db.inTransaction(async (tx) => {
      await insertUpload(tx, row);
      await settleFile(tx, stored);
    });
  } catch (error) {
    await dropFile(services, stored);
    throw error;
  }
  return {
    ...what,
    seconds: duration_ms / 1000,
    file_path: `/files/${upload_id}`,
    zip_path: isArchive(kind) ? `/files/${upload_id}` : '',
    url: files.sign(upload_id),
  };
}

function jsonOf(entries: KeptFile['entries']): string | null {
  return entries === null ? null : JSON.stringify(entries);
}

// Some browsers send a path; what is left is only shown, never used as a path.
function nameOf(file_name: string, extension: string): string {
  const last = file_name.split(/[/\\]/).at(-1) ?? '';
  return fileName(last.toLowerCase().replace(/\.[^.]*$/, ''), 'file') + extension;
}
