import { modelOf } from '@takhti/content-types';
import { Problem } from '@takhti/contract';
import { mayExport } from '@takhti/domain';
import type { FileWork, OutgoingFile } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import { fileEntry, zipFile } from '../../platform/zip/zip-file.ts';
import { serverTypeOf } from '../../types/registry.ts';
import { loadContainer, type LoadedContainer } from '../containers/index.ts';
import { exportGame } from '../players/index.ts';
import { exportQuestions } from '../questions/index.ts';
import { differentNames } from './different-names.ts';

type Needed = Pick<Services, 'db' | 'storage'>;

/**
 * Several contents as one zip, with the file of each as it is exported alone: a game as its zip, questions as CSV. One that
 * cannot be exported by this person ends it, for the file would look whole without it.
 * @throws Problem container.not_found, account.forbidden, players.too_heavy, request.too_heavy
 */
export async function exportTogether(
  services: Needed,
  fileWork: FileWork,
  session: Session,
  container_ids: readonly string[],
): Promise<OutgoingFile> {
  const files: OutgoingFile[] = [];
  for (const container_id of new Set(container_ids)) {
    const container = await services.db.inReadTransaction((tx) => loadContainer(tx, session, container_id));
    if (!mayExport(session, container)) throw new Problem('account.forbidden');
    files.push(await exportOne(services, fileWork, session, container));
  }
  const names = differentNames(files.map(({ file_name }) => file_name));
  const entries = files.map(({ path, media_type }, index) =>
    fileEntry(names[index] ?? '', path, media_type !== 'application/zip'),
  );
  return { file_name: 'content.zip', media_type: 'application/zip', path: await zipFile(fileWork, entries) };
}

async function exportOne(
  services: Needed,
  fileWork: FileWork,
  session: Session,
  { container_id, content_type }: LoadedContainer,
): Promise<OutgoingFile> {
  if (serverTypeOf(content_type).exports.package)
    return exportGame(services, fileWork, session, { container_id });
  // A file holds questions of one kind.
  if (modelOf(content_type)?.question_kinds.length === 1)
    return exportQuestions(services, fileWork, session, { container_id, format: 'csv' });
  throw new Problem('container.not_found');
}
