export { requireRoom, storageRoutes } from './quota.ts';
export { dropFile, reserveFile, settleFile } from './reserve-file.ts';
export { startSweeps, sweepBotTalks, sweepLiveRounds } from './start-sweeps.ts';
