import type { FaultKind } from './fault-kind.ts';

export type Reason = FaultKind | 'nearly_full' | 'clock_set_back' | 'storage_unavailable';

/** What is wrong and what to do, one sentence each, for the operator. They name no path: `/health` is open to all. */
export const sentences: Readonly<Record<Reason, string>> = {
  disk_full:
    'The disk is full, so nothing can be saved: free space where DATA_DIR and the database lie; saving goes on by itself then.',
  nearly_full:
    'The disk that holds DATA_DIR is nearly full: free space or make it larger before nothing can be saved.',
  read_only:
    'The database or DATA_DIR cannot be written, so nothing can be saved: give the server’s user the right to write there, ' +
    'or mount the disk for writing; saving goes on by itself then.',
  unavailable:
    'The database does not answer: see that it runs and can be reached; the server goes on by itself then.',
  storage_unavailable:
    'The storage of files does not answer, is full or does not do as it is asked, so pictures, sounds and files are missing: see that it ' +
    'runs, that S3_BUCKET has room and takes ours, and that S3_ENDPOINT leads there; the server goes on by itself then.',
  damaged:
    'The database is damaged, or its disk is failing: look at the disk, then restore the last backup (npm run db:restore).',
  clock_set_back:
    'The clock of this machine was set back while the server ran: set it right, or restart the server if it is right now.',
};
