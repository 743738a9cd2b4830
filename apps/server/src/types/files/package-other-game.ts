import { mapStoredFiles, otherGameModel } from '@takhti/content-types/files';
import { uploadOf } from '@takhti/content-types/kit';
import type { LoadedContainer } from '../../features/containers/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Package } from '../server-type.ts';

/** A game that was made elsewhere, as other platforms take it: what is said of it, and its archive (D-44). */
export async function packageOtherGame(_tx: Tx, { title, json_data }: LoadedContainer): Promise<Package> {
  const { description, link, files } = otherGameModel.open(json_data);
  return {
    upload_ids: files.map(({ path }) => uploadOf(path)),
    files: (nameOf) => ({
      'game.json': {
        title,
        description,
        link,
        files: mapStoredFiles(files, (address) => nameOf(uploadOf(address))),
      },
    }),
  };
}
