export { registerDrivePolicy } from './drive/drive-policy.ts';
export { driveRoutes } from './drive/drive.routes.ts';
export { registerResumable } from './resumable/register-resumable.ts';
export { uploadsRoutes } from './uploads.routes.ts';
export { storeFile } from './uploads.service.ts';
