export { registerDrivePolicy } from './drive-policy.ts';
export { driveRoutes } from './drive.routes.ts';
