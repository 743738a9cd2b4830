import { join } from 'node:path';
import type { S3Settings } from '../../config.ts';
import { openLocalFolder } from './local-folder.ts';
import { openS3 } from './s3.ts';
import type { Storage } from './storage.ts';

export { makeFileSigner, type FileSigner, withFileNames } from './file-signer.ts';
export type { ByteRange, Storage } from './storage.ts';

/** Opens the storage of uploaded files: the bucket when one is set, else the folder `files` of the data folder. */
export function openStorage(settings: { data_dir: string; s3?: S3Settings | undefined }): Storage {
  return settings.s3 === undefined ? openLocalFolder(join(settings.data_dir, 'files')) : openS3(settings.s3);
}
