import { Problem } from '@takhti/contract';
import type { FileWork, OutgoingFile } from '../../../http/route.ts';
import type { Services } from '../../../http/services.ts';
import { zipFile } from '../../../platform/zip/zip-file.ts';
import { fileName } from '../../../platform/file-name.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import { listMakers } from '../../provenance/index.ts';
import { selectOptionalPublication } from '../../publications/index.ts';
import { carriedGame, uploadsOf } from './carried-game.ts';
import { makersEntry } from './makers-entry.ts';
import { findMedia, mediaEntries } from './media.ts';
import { gameEntries } from './zip-game.ts';

/**
 * What is published of a game as one zip that plays without a network.
 * @throws Problem players.not_found when it is no published game; players.too_heavy when its media are too large for one file
 */
export async function downloadGame(
  services: Pick<Services, 'db' | 'storage' | 'settings' | 'offline_player'>,
  room: FileWork,
  { institution_id, content_id }: { readonly institution_id: number; readonly content_id: string },
): Promise<OutgoingFile> {
  const { game, makers, media, title } = await services.db.inReadTransaction(async (tx) => {
    const publication = await selectOptionalPublication(tx, institution_id, content_id);
    const carrying = publication && serverTypeOf(publication.content_type).exports.offline;
    if (!carrying) throw new Problem('players.not_found');
    const found = await findMedia(tx, institution_id, uploadsOf(carrying, publication));
    const hand_in_url = `${services.settings.public_url}/player/hand-in`;
    return {
      title: publication.title,
      media: found,
      makers: await listMakers(tx, publication, []),
      game: carriedGame(carrying, publication, hand_in_url, (upload_id) => found.get(upload_id)?.name ?? ''),
    };
  });
  return {
    file_name: `${fileName(title, 'game')}.zip`,
    media_type: 'application/zip',
    path: await zipFile(room, [
      ...(await gameEntries(services.offline_player, game)),
      ...makersEntry(makers),
      ...mediaEntries(services.storage, media),
    ]),
  };
}
