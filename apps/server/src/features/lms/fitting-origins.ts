/** In characters. Each origin is in two headers of every page, for which the proxy in front has 64 kB (deploy/nginx). */
const most_chars = 24_000;

/** The origins for which a header has room: the shortest first, so that no institution pushes out others by long names. */
export function fittingOrigins(origins: readonly string[]): string[] {
  const shortestFirst = [...new Set(origins)].toSorted((one, other) => one.length - other.length);
  let chars = 0;
  return shortestFirst.filter((origin) => {
    chars += origin.length + 1;
    return chars <= most_chars;
  });
}
