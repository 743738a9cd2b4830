import { Problem, type downloadCarriedGame, type RequestOf } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { FileWork, OutgoingFile } from '../../../http/route.ts';
import type { Services } from '../../../http/services.ts';
import { writePieces } from '../../../platform/temporary/temporary-files.ts';
import { zipFile } from '../../../platform/zip/zip-file.ts';
import { fileName } from '../../../platform/file-name.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import { listMakers } from '../../provenance/index.ts';
import { selectOptionalPublication } from '../../publications/index.ts';
import { carriedGame, uploadsOf } from './carried-game.ts';
import { makersEntry } from './makers-entry.ts';
import { findMedia, mediaEntries } from './media.ts';
import { pageOf } from './page-game.ts';
import { gameEntries } from './zip-game.ts';

type DownloadRequest = { readonly institution_id: number } & Pick<
  RequestOf<typeof downloadCarriedGame>,
  'content_id' | 'form'
>;

const mostMedia = { zip: limits.carried.media_bytes, html: limits.carried.page_media_bytes };

/**
 * What is published of a game as one file that plays without a network: a zip, or a page.
 * @throws Problem players.not_found when it is no published game; players.too_heavy when its media are too large for one file
 */
export async function downloadGame(
  { db, storage, settings, offline_player }: Pick<Services, 'db' | 'storage' | 'settings' | 'offline_player'>,
  fileWork: FileWork,
  { institution_id, content_id, form }: DownloadRequest,
): Promise<OutgoingFile> {
  const { game, makers, media, title } = await db.inReadTransaction(async (tx) => {
    const publication = await selectOptionalPublication(tx, institution_id, content_id);
    const carrying = publication && serverTypeOf(publication.content_type).exports.offline;
    if (!carrying) throw new Problem('players.not_found');
    const found = await findMedia(tx, institution_id, uploadsOf(carrying, publication), mostMedia[form]);
    const hand_in_url = `${settings.public_url}/player/hand-in`;
    return {
      title: publication.title,
      media: found,
      makers: await listMakers(tx, publication, []),
      game: carriedGame(carrying, publication, hand_in_url, (upload_id) => found.get(upload_id)?.name ?? ''),
    };
  });
  const file_name = `${fileName(title, 'game')}.${form}`;
  if (form === 'html') {
    const { path } = fileWork.temporary.make();
    await writePieces(path, pageOf(offline_player, storage, { game, makers, media: media.values() }));
    return { file_name, media_type: 'text/html; charset=utf-8', path };
  }
  return {
    file_name,
    media_type: 'application/zip',
    path: await zipFile(fileWork, [
      ...(await gameEntries(offline_player, game)),
      ...makersEntry(makers),
      ...mediaEntries(storage, media),
    ]),
  };
}
