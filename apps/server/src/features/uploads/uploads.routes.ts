import { uploadFile } from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { loadEditableContainer } from '../containers/index.ts';
import { requireRoom } from '../storage/index.ts';
import { storeFile } from './uploads.service.ts';

export const uploadsRoutes: readonly Route[] = [
  route(
    uploadFile,
    ({ input, file, session, services, room }) =>
      storeFile(services, room.work, session, input.container_id, file),
    ({ input, session, services: { db, settings } }) =>
      db.inReadTransaction(async (tx) => {
        await loadEditableContainer(tx, session, input.container_id);
        await requireRoom(tx, settings, session.institution_id, 1);
      }),
  ),
];
