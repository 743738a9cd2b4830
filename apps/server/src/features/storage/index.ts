export { requireRoom, storageRoutes } from './quota.ts';
export { dropFile, reserveFile, settleFile } from './reserve-file.ts';
export { startSweeps } from './start-sweeps.ts';
