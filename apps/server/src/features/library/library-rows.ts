import type { LibraryRow } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { picturesOf, type Places } from '../search/index.ts';

/** Published content as the library lists it: with a picture of its own, and the places that answer a search. */
export async function asLibraryRows(
  tx: Tx,
  { files, institution_id }: Pick<Session, 'files' | 'institution_id'>,
  rows: readonly ContainerRow[],
  places: ReadonlyMap<string, Places> = new Map(),
): Promise<LibraryRow[]> {
  const ids = rows.map(({ container_id }) => container_id);
  const pictures = await picturesOf(tx, institution_id, ids);
  return rows.map((row) => {
    const upload_id = pictures.get(row.container_id);
    return {
      ...row,
      match: places.get(row.container_id) ?? null,
      picture: upload_id === undefined ? '' : files.sign(upload_id),
    };
  });
}
