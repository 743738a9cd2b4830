import { limits } from '@takhti/domain';

// Signs that nobody sees, that turn the reading direction, or that mean something to a system or in an address.
const unwanted = /[\\:*?"<>|\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/u;
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A path of an archive as it is kept: letters with their marks in one form, whichever computer packed it. */
export function plainPath(name: string): string {
  return name.normalize('NFC');
}

/**
 * Whether a path in an archive can lead nowhere but below its folder, on every system that it may be unpacked on; one that ends in
 * a slash is a folder.
 */
export function isSafePath(path: string): boolean {
  if (path.length > limits.archive.name || !path.isWellFormed() || unwanted.test(path)) return false;
  const segments = path.replace(/\/$/, '').split('/');
  if (segments.length > limits.archive.depth) return false;
  return segments.every((segment) => !/^(?:\s*|\.+)$/.test(segment) && !device.test(segment));
}
