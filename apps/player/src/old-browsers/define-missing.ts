/** Gives an object what it lacks, as a browser would have it: not among what is listed of it. */
export function defineMissing(owner: object, parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts))
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}
