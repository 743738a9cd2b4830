export { uploadsRoutes } from './uploads.routes.ts';
export { storeFile } from './uploads.service.ts';
