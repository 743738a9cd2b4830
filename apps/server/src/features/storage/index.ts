export { requireRoom, selectTaken, storageRoutes } from './quota.ts';
export { dropFile, renewReservation, reserveAmong, reserveFile, settleFile } from './reserve-file.ts';
export { sweepFiles } from './sweep-files.ts';
