import * as calls from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { openLibraryContent, searchLibrary } from './library.service.ts';

export const libraryRoutes: readonly Route[] = [
  route(calls.searchLibrary, ({ input, session, services }) =>
    services.db.readOne((tx) => searchLibrary(tx, session, input)),
  ),

  route(calls.openLibraryContent, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => openLibraryContent(tx, session, input)),
  ),
];
