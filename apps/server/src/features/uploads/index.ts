export { registerResumable } from './resumable/register-resumable.ts';
export { uploadsRoutes } from './uploads.routes.ts';
export { storeFile } from './uploads.service.ts';
