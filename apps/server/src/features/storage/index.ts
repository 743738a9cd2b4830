export { selectStored } from './quota.queries.ts';
export { requireRoom, storageRoutes } from './quota.ts';
export { dropFile, reserveFile, settleFile } from './reserve-file.ts';
export { sweepFiles } from './sweep-files.ts';
