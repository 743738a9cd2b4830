import { buffer } from 'node:stream/consumers';
import { Problem } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { OutgoingFile } from '../../../http/route.ts';
import type { Services } from '../../../http/services.ts';
import { fileName } from '../../../platform/file-name.ts';
import { listUploads } from '../../uploads/index.ts';
import { gameKind } from '../game-kind.ts';
import { selectOptionalPublication } from '../publications.queries.ts';
import { carriedGame, uploadsOf } from './carried-game.ts';
import { zipGame, type MediaFile } from './zip-game.ts';

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'audio/mpeg': 'mp3',
};

/**
 * What is published of a game as one zip that plays without a network.
 * @throws Problem players.not_found when it is no published game; players.too_heavy when its media are too large for one file
 */
export async function downloadGame(
  services: Pick<Services, 'db' | 'storage' | 'settings' | 'offline_player'>,
  { institution_id, content_id }: { readonly institution_id: number; readonly content_id: string },
): Promise<OutgoingFile> {
  const { game, uploads, title } = await services.db.inReadTransaction(async (tx) => {
    const publication = await selectOptionalPublication(tx, institution_id, content_id);
    if (!publication || !gameKind.plays(publication.content_type)) throw new Problem('players.not_found');
    const { play } = await gameKind.open(tx, { ...publication, seed: '', question_ids: [] });
    const rows = await listUploads(tx, institution_id, uploadsOf(play));
    const names = new Map(
      rows.map((row) => [row.upload_id, `media/${row.upload_id}.${endings[row.media_type] ?? 'bin'}`]),
    );
    return {
      title: publication.title,
      uploads: rows.map((row) => ({ ...row, name: names.get(row.upload_id) ?? '' })),
      game: await carriedGame(
        tx,
        publication,
        `${services.settings.public_url}/player/hand-in`,
        (upload_id) => names.get(upload_id) ?? '',
      ),
    };
  });
  if (uploads.reduce((sum, { bytes }) => sum + bytes, 0) > limits.carried.media_bytes)
    throw new Problem('players.too_heavy');
  const media: MediaFile[] = [];
  for (const { name, storage_key } of uploads) {
    const file = await services.storage.get(storage_key);
    if (file) media.push({ name, bytes: await buffer(file.body) });
  }
  return {
    file_name: `${fileName(title, 'game')}.zip`,
    media_type: 'application/zip',
    body: await zipGame(services.offline_player, game, media),
  };
}
