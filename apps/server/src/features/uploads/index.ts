export { copyUploads } from './copy-uploads.ts';
export { registerFileRoutes } from './file-routes.ts';
export { listUploadIds, listUploads } from './uploads.queries.ts';
export { uploadsRoutes } from './uploads.routes.ts';
