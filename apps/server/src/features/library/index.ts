export { libraryRoutes } from './library.routes.ts';
export { openLibraryContent } from './library.service.ts';
