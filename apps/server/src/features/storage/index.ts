export { requireRoom, storageRoutes } from './quota.ts';
export { dropFile, reserveFile, settleFile } from './reserve-file.ts';
export { startSweeps, sweepBotTalks } from './start-sweeps.ts';
