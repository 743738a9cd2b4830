import { modelOf } from '@takhti/content-types';
import * as calls from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import {
  listContent,
  openContent,
  openLibraryContent,
  searchLessons,
  searchLibrary,
} from './library.service.ts';
import { listSimilar } from './similar.ts';
import { listUsedIn } from './used-in.ts';

export const libraryRoutes: readonly Route[] = [
  route(calls.searchLibrary, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => searchLibrary(tx, session, input)),
  ),

  route(calls.listLessons, ({ input, session, services }) =>
    services.db.readOne((tx) => searchLessons(tx, session, input)),
  ),

  route(calls.listUsedIn, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => listUsedIn(tx, session, input.content_ids)),
  ),

  route(calls.listSimilar, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => listSimilar(tx, session, input.content_id)),
  ),

  route(calls.openLibraryContent, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => openLibraryContent(tx, session, input)),
  ),

  route(calls.listContentByIds, ({ input, session, services }) =>
    services.db.readOne((tx) => listContent(tx, session, input.ids)),
  ),

  route(calls.listContentInBulk, ({ input, session, services }) =>
    services.db.readOne((tx) => listContent(tx, session, input.content_ids)),
  ),

  route(calls.findInstitutionOfContent, async ({ input, session, services }) => {
    const { records } = await services.db.readOne((tx) => listContent(tx, session, [input.content_id]));
    // The specification's `is_assessment` asks for what draws its questions, not for the banks that are played alike.
    const owners = records
      .filter(({ content_type }) => input.is_assessment !== 1 || modelOf(content_type)?.draws)
      .map(({ content_id, institution_id }) => ({ content_id, institution_id }));
    return { records: owners, total: owners.length };
  }),

  route(calls.openContent, ({ input, session, services }) =>
    services.db.readOne((tx) => openContent(tx, session, input)),
  ),
];
