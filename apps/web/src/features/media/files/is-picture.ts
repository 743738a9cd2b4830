import { isDriveLink } from '@takhti/content-types/kit';
import { endingOf, type StoredFile } from '@takhti/domain';

/** Whether a file is a picture of ours: they are all kept as one format. */
export function isPicture({ name, path }: Pick<StoredFile, 'name' | 'path'>): boolean {
  return endingOf(name) === 'webp' && !isDriveLink(path);
}
