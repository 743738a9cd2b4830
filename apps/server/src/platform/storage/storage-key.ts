const key = /^[A-Za-z0-9][\w.-]*(\/[A-Za-z0-9][\w.-]*)*$/;

/**
 * Refuses a key that could leave the storage or mean something to a file system: every segment begins with a letter or
 * digit, so neither `..` nor a hidden file can be named.
 * @throws Error for a key that no caller of ours makes
 */
export function assertStorageKey(given: string): void {
  if (given.length > 512 || !key.test(given)) throw new Error('This is no key of a stored file');
}
