import { Problem } from '@takhti/contract';
import { mayExport } from '@takhti/domain';
import type { FileWork, OutgoingFile } from '../../../http/route.ts';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { zipFile } from '../../../platform/zip/zip-file.ts';
import { fileName } from '../../../platform/file-name.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import { loadContainer, loadPlayed } from '../../containers/index.ts';
import { listSources } from '../../provenance/index.ts';
import { makersFile } from './makers-entry.ts';
import { findMedia, mediaEntries } from './media.ts';

/** Which game is meant: one that learners play, or a container, published or not. */
type GameKey = { readonly content_id: string } | { readonly container_id: string };

/**
 * A game as other platforms take it: game.json (its document, with the names of its files), questions.json (its rounds of
 * options) and media (games specification, section 7; G-430 to G-433, D-44). Who may export it learns also from what models made
 * which part of it.
 * @throws Problem container.not_found when it is no game, or not theirs to see; account.forbidden; players.too_heavy
 */
export async function exportGame(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  fileWork: FileWork,
  session: Session,
  key: GameKey,
): Promise<OutgoingFile> {
  const { title, json, media } = await db.inReadTransaction(async (tx) => {
    const container =
      'content_id' in key
        ? await loadPlayed(tx, session, key.content_id)
        : await loadContainer(tx, session, key.container_id);
    const makePackage = serverTypeOf(container.content_type).exports.package;
    if (!makePackage) throw new Problem('container.not_found');
    if (!mayExport(session, container)) throw new Problem('account.forbidden');
    const { upload_ids, files } = await makePackage(tx, container);
    const found = await findMedia(tx, container.institution_id, upload_ids);
    const made_by_models = await listSources(tx, container);
    return {
      title: container.title,
      media: found,
      json: {
        ...files((upload_id) => found.get(upload_id)?.name ?? ''),
        ...(made_by_models.length > 0 && { [makersFile]: { made_by_models } }),
      },
    };
  });
  const documents = Object.entries(json).map(([name, value]) => ({
    name,
    bytes: new TextEncoder().encode(JSON.stringify(value, null, 2)),
  }));
  return {
    file_name: `${fileName(title, 'game')}.zip`,
    media_type: 'application/zip',
    path: await zipFile(fileWork, [...documents, ...mediaEntries(storage, media)]),
  };
}
