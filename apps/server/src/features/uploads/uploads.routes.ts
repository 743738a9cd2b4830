import { uploadFile } from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { loadEditableContainer } from '../containers/index.ts';
import { storeFile } from './uploads.service.ts';

export const uploadsRoutes: readonly Route[] = [
  route(uploadFile, async ({ input, file, session, services }) => {
    await services.db.inReadTransaction((tx) => loadEditableContainer(tx, session, input.container_id));
    return storeFile(services, session, input.container_id, file);
  }),
];
