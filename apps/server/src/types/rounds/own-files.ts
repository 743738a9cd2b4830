import { uploadOf } from '@takhti/content-types/kit';
import { mapMedia, uploadsIn, type GameDoc } from '@takhti/content-types/rounds';
import { listUploadIds } from '../../features/media/index.ts';
import type { Tx } from '../../platform/db/index.ts';

/** The game without files of another institution, which would be signed for everybody who plays it. */
export async function ownFilesOnly(tx: Tx, institution_id: number, doc: GameDoc): Promise<GameDoc> {
  const own = new Set(await listUploadIds(tx, institution_id, uploadsIn(doc)));
  return mapMedia(doc, (address) => (own.has(uploadOf(address)) ? `/files/${uploadOf(address)}` : ''));
}
