import { finishUpload, Problem, uploadArchive, uploadFile } from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { loadEditableContainer } from '../containers/index.ts';
import { requireRoom } from '../storage/index.ts';
import { dropHalf, wholeFileOf } from './resumable/halves.ts';
import { kindFor, storeFile } from './uploads.service.ts';

const atOnce = [uploadFile, uploadArchive].map((call) =>
  route(
    call,
    async ({ input, file, session, services, fileWork }) => {
      // As it is now: the file may have been on its way for a while.
      const container = await services.db.inReadTransaction((tx) =>
        loadEditableContainer(tx, session, input.container_id),
      );
      return storeFile(services, fileWork.work, session, container, file);
    },
    ({ input, session, file_name, services: { db, settings } }) =>
      db.inReadTransaction(async (tx) => {
        const { content_type } = await loadEditableContainer(tx, session, input.container_id);
        kindFor(content_type, file_name);
        await requireRoom(tx, settings, session.institution_id, 1);
      }),
  ),
);

const inPieces = route(finishUpload, async ({ input, session, services, fileWork }) => {
  const { container_id, half_id } = input;
  const container = await services.db.inReadTransaction((tx) =>
    loadEditableContainer(tx, session, container_id),
  );
  return services.halves.finish(`${session.user_id} ${half_id} ${container_id}`, async () => {
    const file = await wholeFileOf(services, session, half_id, container_id);
    try {
      const done = await storeFile(services, fileWork.work, session, container, file);
      await dropHalf(services, session, half_id);
      return done;
    } catch (error) {
      // A file that is refused is refused the next time too; where the machine failed, it is there for another try.
      if (error instanceof Problem && error.problem !== 'request.busy')
        await dropHalf(services, session, half_id);
      throw error;
    }
  });
});

export const uploadsRoutes: readonly Route[] = [...atOnce, inPieces];
