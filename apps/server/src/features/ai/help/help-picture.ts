import { Problem } from '@takhti/contract';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { uploadsIn } from '../../../platform/rich-text.ts';
import { listUploads } from '../../media/index.ts';
import type { Picture } from '../provider/ask-model.ts';

/** The largest side in pixels that models use. */
const most_points = 768;
/** The base for addresses without a server; nothing is fetched from it. */
const base = 'http://files';

/**
 * A picture as a model is shown it: small, and without what a camera wrote into it. Its address must be signed, as it is only for
 * those who may see it.
 * @throws Problem ai.no_material for what is no picture of the caller's institution
 */
export async function readPicture(
  { db, storage, files }: Pick<Services, 'db' | 'storage' | 'files'>,
  { institution_id }: Session,
  address: string | undefined,
): Promise<Picture> {
  const [upload_id = ''] = uploadsIn(address ?? '');
  if (!URL.canParse(address ?? '', base)) throw new Problem('ai.no_material');
  const { searchParams } = new URL(address ?? '', base);
  const [expires, signature] = [searchParams.get('e') ?? '', searchParams.get('s') ?? ''];
  if (files.institutionOf(upload_id, expires, signature) !== institution_id)
    throw new Problem('ai.no_material');
  const [upload] = await db.inReadTransaction((tx) => listUploads(tx, institution_id, [upload_id]));
  const stored = upload?.media_type.startsWith('image/') ? await storage.get(upload.storage_key) : null;
  if (!stored) throw new Problem('ai.no_material');
  const size = { width: most_points, height: most_points, fit: 'inside', withoutEnlargement: true } as const;
  const bytes = await sharp(await buffer(stored.body))
    .resize(size)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { base64: bytes.toString('base64') };
}
