export { requireRoom, storageRoutes } from './quota.ts';
export { startSweeps, sweepBotTalks } from './start-sweeps.ts';
