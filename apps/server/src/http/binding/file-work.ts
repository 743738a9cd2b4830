import type { TemporaryFile } from '../../platform/temporary/temporary-files.ts';
import type { IncomingUpload, Owner } from '../../platform/work/index.ts';
import type { FileWork, IncomingFile, Report } from '../route.ts';
import type { Services } from '../services.ts';

/** The place of one call in the workroom, with its temporary files. */
export interface AdmittedFileWork {
  readonly fileWork: FileWork;
  /** Deletes the files and frees the place. */
  close(): Promise<void>;
}

/**
 * Takes a place in the workroom for a call with files.
 * @param upload the file that it uploads
 * @throws Problem request.busy when no place is free
 */
export function admitFileWork(
  { workroom, temporary }: Pick<Services, 'workroom' | 'temporary'>,
  owner: Owner,
  upload?: IncomingUpload,
): AdmittedFileWork {
  const { work, leave } = workroom.admit(owner, upload);
  const made: TemporaryFile[] = [];
  const make = (): TemporaryFile => {
    const file = temporary.make();
    made.push(file);
    return file;
  };
  return {
    fileWork: { work, temporary: { make } },
    async close() {
      leave();
      await Promise.all(made.map((file) => file.remove()));
    },
  };
}

const refuse = (): never => {
  throw new TypeError('a call of kind json that is not heavy works on no files');
};

/** For light calls of kind json, which have no files. */
export const withoutFiles: {
  readonly file: IncomingFile;
  readonly report: Report;
  readonly fileWork: FileWork;
} = {
  file: { file_name: '', path: '', bytes: 0 },
  report: () => {},
  fileWork: { work: { inWorker: refuse, runExclusively: refuse }, temporary: { make: refuse } },
};
