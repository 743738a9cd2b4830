export { collectionsRoutes } from './collections/collections.routes.ts';
export { libraryRoutes } from './library.routes.ts';
export { listContent, openLibraryContent } from './library.service.ts';
