import { isDriveLink } from '@takhti/content-types/kit';
import { limits, type StoredFile } from '@takhti/domain';
import type { PickedDocument } from './google.ts';

const longestAddress = 300;

/** The files of a document with what was picked added to them, by name and link; what is there already stays once (G-406). */
export function withPicked(now: readonly StoredFile[], picked: readonly PickedDocument[]): StoredFile[] {
  const added = new Map<string, StoredFile>();
  for (const { name, url, sizeBytes } of picked) {
    const path = addressOf(url);
    if (!isDriveLink(path) || now.some((file) => file.path === path)) continue;
    const bytes = Math.trunc(Number(sizeBytes));
    added.set(path, { path, name: name.slice(0, limits.file.name), bytes: bytes > 0 ? bytes : 0, alt: '' });
  }
  return [...now, ...added.values()];
}

// What is behind the question mark says mostly where it was picked.
function addressOf(url: string): string {
  return url.length <= longestAddress ? url : (url.split('?')[0] ?? '').slice(0, longestAddress);
}
