import { uploadArchive, uploadFile } from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { loadEditableContainer } from '../containers/index.ts';
import { requireRoom } from '../storage/index.ts';
import { kindFor, storeFile } from './uploads.service.ts';

export const uploadsRoutes: readonly Route[] = [uploadFile, uploadArchive].map((call) =>
  route(
    call,
    async ({ input, file, session, services, room }) => {
      // As it is now: the file may have been on its way for a while.
      const container = await services.db.inReadTransaction((tx) =>
        loadEditableContainer(tx, session, input.container_id),
      );
      return storeFile(services, room.work, session, container, file);
    },
    ({ input, session, file_name, services: { db, settings } }) =>
      db.inReadTransaction(async (tx) => {
        const { content_type } = await loadEditableContainer(tx, session, input.container_id);
        kindFor(content_type, file_name);
        await requireRoom(tx, settings, session.institution_id, 1);
      }),
  ),
);
