import { Problem } from '@takhti/contract';
import { Id, limits } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { newId } from '../../../platform/ids.ts';
import type { HalfFile } from '../../../platform/temporary/half-files.ts';
import { dropFile, reserveFile } from '../../storage/index.ts';

type Owner = Pick<Session, 'user_id' | 'institution_id'>;

// The name says whose it is, so that nobody has to be asked; nobody else finds it by it.
const beginningOf = ({ user_id }: Owner): string => `${user_id}.`;

/** Whether a half file is this person's. */
export function isOwn(owner: Owner, half_id: string): boolean {
  return half_id.startsWith(beginningOf(owner));
}

/**
 * Takes room for a file that is to come piece by piece; anyone who begins many loses the oldest.
 * @returns its name
 * @throws Problem uploads.no_room
 */
export async function beginHalf(services: Services, owner: Owner, bytes: number): Promise<string> {
  const known = await services.halves.list(beginningOf(owner));
  const tooMany = known.length + 1 - limits.upload_pieces.files;
  for (const half_id of known.slice(0, Math.max(0, tooMany))) await dropHalf(services, owner, half_id);
  const half_id = beginningOf(owner) + newId();
  await reserveFile(services, { ...reservedFor(owner, half_id), bytes });
  return half_id;
}

/** Deletes a half file and releases its reserved space. */
export async function dropHalf(services: Services, owner: Owner, half_id: string): Promise<void> {
  await services.halves.remove(half_id);
  await giveRoomBack(services, owner, half_id);
}

/** Releases the reserved space of a half file that is about to be deleted. */
export async function giveRoomBack(services: Services, owner: Owner, half_id: string): Promise<void> {
  await dropFile(services, { ...reservedFor(owner, half_id), bytes: 0 });
}

/**
 * A file of this person that has come whole.
 * @throws Problem uploads.not_whole for one that has not, is another content's or another person's
 */
export async function wholeFileOf(
  { halves }: Services,
  owner: Owner,
  half_id: string,
  container_id: string,
): Promise<{ file_name: string; path: string; bytes: number }> {
  const half = isOwn(owner, half_id) ? await halves.find(half_id) : null;
  if (!half || half.bytes < half.size || aboutOf(half).container_id !== container_id)
    throw new Problem('uploads.not_whole');
  return { file_name: aboutOf(half).file_name, path: half.path, bytes: half.bytes };
}

/** The metadata that a half file began with; empty if there was none. */
export function aboutOf({ about }: Pick<HalfFile, 'about'>): { file_name: string; container_id: string } {
  const { filename = '', container_id = '' } = about;
  return { file_name: filename, container_id: Id.safeParse(container_id).success ? container_id : '' };
}

function reservedFor({ institution_id }: Owner, half_id: string) {
  return { institution_id, storage_key: `${institution_id}/half-${half_id}` };
}
