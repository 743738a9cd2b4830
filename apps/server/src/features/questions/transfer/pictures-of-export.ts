import type { Picture } from '@takhti/content-types/question-kinds/exchange';
import { Problem } from '@takhti/contract';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Services } from '../../../http/services.ts';
import type { Work } from '../../../platform/work/index.ts';
import { uploadsIn } from '../../../platform/rich-text.ts';
import { listUploads } from '../../media/index.ts';

// A file of an exchange is written as a whole, in the memory of one process.
const mostBytes = 48 * 1024 * 1024;

// A picture that is larger as a PNG is a photo.
const mostOfPng = 1024 * 1024;

/**
 * Gives the pictures of an institution's questions by their addresses, some at a time, in formats that every program reads; one that the
 * storage has lost is left out, as its address leads nowhere online.
 * @throws Problem request.too_heavy when they are too large for one file
 */
export function picturesOfExport(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  work: Work,
  institution_id: number,
): (addresses: readonly string[]) => Promise<ReadonlyMap<string, Picture>> {
  let bytesSoFar = 0;
  return async (addresses) => {
    const ids = new Map(
      addresses.flatMap((address) => uploadsIn(address).map((id) => [id, address] as const)),
    );
    const uploads = await db.inReadTransaction((tx) => listUploads(tx, institution_id, [...ids.keys()]));
    const found = new Map<string, Picture>();
    for (const { upload_id, storage_key } of uploads) {
      const address = ids.get(upload_id);
      const stored = await storage.get(storage_key);
      if (!stored || address === undefined) continue;
      const body = await buffer(stored.body);
      const { ending, bytes } = await work.runExclusively(() => asOthersReadIt(body));
      bytesSoFar += bytes.length;
      if (bytesSoFar > mostBytes) throw new Problem('request.too_heavy');
      found.set(address, { name: `${upload_id}.${ending}`, bytes });
    }
    return found;
  };
}

async function asOthersReadIt(body: Buffer): Promise<{ readonly ending: string; readonly bytes: Buffer }> {
  const picture = sharp(body);
  const png = await picture.clone().png().toBuffer();
  const isPhotograph = png.length > mostOfPng && !(await picture.metadata()).hasAlpha;
  if (!isPhotograph) return { ending: 'png', bytes: png };
  return { ending: 'jpg', bytes: await picture.jpeg({ quality: 90 }).toBuffer() };
}
