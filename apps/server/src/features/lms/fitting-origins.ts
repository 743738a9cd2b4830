/** In letters: each is told twice in the header of every page, for which the proxy in front has 64 kB (deploy/nginx). */
const room = 24_000;

/** The origins for which a header has room: the shortest first, so that no institution pushes out others by long names. */
export function fittingOrigins(origins: readonly string[]): string[] {
  const shortestFirst = [...new Set(origins)].toSorted((one, other) => one.length - other.length);
  let letters = 0;
  return shortestFirst.filter((origin) => {
    letters += origin.length + 1;
    return letters <= room;
  });
}
