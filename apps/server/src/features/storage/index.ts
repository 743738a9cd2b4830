export { requireRoom, storageRoutes } from './quota.ts';
export { startSweeps } from './start-sweeps.ts';
