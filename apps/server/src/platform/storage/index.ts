import { join } from 'node:path';
import type { S3Settings } from '../../config.ts';
import { encryptStorage } from './encrypted.ts';
import { openLocalFolder } from './local-folder.ts';
import { openS3 } from './s3.ts';
import type { Storage } from './storage.ts';

export { makeFileSigner, type InstitutionFiles } from './file-signer.ts';
export type { ByteRange, Storage } from './storage.ts';
export { StorageFault, storageFaultIn } from './storage-fault.ts';

interface StorageSettings {
  readonly data_dir: string;
  readonly s3?: S3Settings | undefined;
  /** The key for new files; without one they are not encrypted. */
  readonly file_key?: Buffer | undefined;
}

/** Opens the storage of uploaded files: the bucket when one is set, else the folder `files` of the data folder. */
export function openStorage({ data_dir, s3, file_key }: StorageSettings): Storage {
  const storage = s3 === undefined ? openLocalFolder(join(data_dir, 'files')) : openS3(s3);
  return file_key === undefined ? storage : encryptStorage(storage, file_key);
}
