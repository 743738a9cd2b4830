export { makeFairQueue, type Owner } from './fair-queue.ts';
export { makePlaces, type IncomingUpload } from './places.ts';
export { addWorkMetrics } from './work-metrics.ts';
export { makeWorkroom, workroomDefaults, type Work, type Workroom } from './workroom.ts';
export { shareRunning } from './share-running.ts';
