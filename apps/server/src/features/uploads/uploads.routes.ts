import { uploadFile } from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { loadEditableContainer } from '../containers/index.ts';
import { storeImage } from './uploads.service.ts';

export const uploadsRoutes: readonly Route[] = [
  route(uploadFile, async ({ input, file, session, services }) => {
    await services.db.inReadTransaction((tx) => loadEditableContainer(tx, session, input.container_id));
    return storeImage(services, session, input.container_id, file);
  }),
];
