import type { FileWork, IncomingFile } from '../../../http/route.ts';
import { writeWhole } from '../../../platform/temporary/temporary-files.ts';
import type { BroughtPicture } from './brought-pictures.ts';

/** A picture of an import that waits in a temporary file. */
export interface KeptPicture extends IncomingFile {
  /** As the questions name it. */
  readonly id: string;
}

/** Keeps a picture in a temporary file until it is known that its question is wanted. */
export async function keepAside(
  temporary: FileWork['temporary'],
  { id, file_name, bytes }: BroughtPicture,
): Promise<KeptPicture> {
  const { path } = temporary.make();
  await writeWhole(path, bytes);
  return { id, file_name, path, bytes: bytes.length };
}
