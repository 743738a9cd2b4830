import type { TemporaryFile } from '../../platform/temporary/temporary-files.ts';
import type { Coming, Owner } from '../../platform/work/index.ts';
import type { FileWork, IncomingFile, Report } from '../route.ts';
import type { Services } from '../services.ts';

/** Where the files of one call are worked on. */
export interface Desk {
  readonly room: FileWork;
  /** Takes away the files that were laid on it, and gives its place to others. */
  close(): Promise<void>;
}

/**
 * Opens a desk for a call that brings or fetches a file.
 * @param coming the file that it brings
 * @throws Problem request.busy when there is none free
 */
export function openDesk(
  { workroom, temporary }: Pick<Services, 'workroom' | 'temporary'>,
  owner: Owner,
  coming?: Coming,
): Desk {
  const { work, leave } = workroom.admit(owner, coming);
  const made: TemporaryFile[] = [];
  const make = (): TemporaryFile => {
    const file = temporary.make();
    made.push(file);
    return file;
  };
  return {
    room: { work, temporary: { make } },
    async close() {
      leave();
      await Promise.all(made.map((file) => file.remove()));
    },
  };
}

const refuse = (): never => {
  throw new TypeError('a call of kind json that is not heavy works on no files');
};

/** What calls of kind json have in place of files. */
export const withoutFiles: { readonly file: IncomingFile; readonly report: Report; readonly room: FileWork } =
  {
    file: { file_name: '', path: '', bytes: 0 },
    report: () => {},
    room: { work: { inWorker: refuse, aside: refuse }, temporary: { make: refuse } },
  };
