import { Problem } from '@takhti/contract';
import { Id, limits } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { newId } from '../../../platform/ids.ts';
import type { HalfFile } from '../../../platform/temporary/half-files.ts';
import { dropFile, renewReservation, reserveAmong } from '../../storage/index.ts';

type Owner = Pick<Session, 'user_id' | 'institution_id'>;

// The name says whose it is, so that nobody has to be asked; nobody else finds it by it.
const beginningOf = ({ user_id }: Owner): string => `${user_id}.`;

/** Whether a half file is this person's. */
export function isOwn(owner: Owner, half_id: string): boolean {
  const beginning = beginningOf(owner);
  return half_id.startsWith(beginning) && Id.safeParse(half_id.slice(beginning.length)).success;
}

/**
 * Takes room for a file that is to come piece by piece; anyone who begins many loses the oldest. The limit is counted in the
 * database, where two that begin at once wait for each other.
 * @returns its name
 * @throws Problem uploads.no_room
 */
export async function beginHalf(services: Services, owner: Owner, bytes: number): Promise<string> {
  const half_id = beginningOf(owner) + newId();
  const group = {
    beginning: reservedFor(owner, beginningOf(owner)).storage_key,
    most: limits.upload_pieces.files,
  };
  const ended = await reserveAmong(services, { ...reservedFor(owner, half_id), bytes }, group);
  const { storage_key: prefix } = reservedFor(owner, '');
  for (const key of ended) await services.halves.remove(key.slice(prefix.length));
  return half_id;
}

/**
 * Whether a half file may grow: its room is still reserved. One whose room went to newer files is deleted, also where they were
 * begun at another server, or before it was on the disk.
 */
export async function keepHalf(services: Services, owner: Owner, half_id: string): Promise<boolean> {
  if (await renewReservation(services, reservedFor(owner, half_id))) return true;
  await services.halves.remove(half_id);
  return false;
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
