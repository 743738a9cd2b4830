export { registerFileRoutes } from './file-routes.ts';
export { uploadsRoutes } from './uploads.routes.ts';
