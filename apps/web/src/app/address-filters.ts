const longest = 200;
// More than any list has, and few enough for the server to count with.
const mostPages = 1e6;

/** The page of a list that an address asks for; the first where it asks for none that could be. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1');
  return Number.isSafeInteger(page) && page > 0 && page < mostPages ? page : 1;
}

/** What somebody searches for, as an address carries it. */
export function wordsIn(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').slice(0, longest);
}

/** Filters as an address carries them, without those that let everything through. */
export function addressOf<F extends object>(filters: F, everything: F): URLSearchParams {
  const narrowing = Object.entries(filters).filter(([name, value]) => value !== everything[name as keyof F]);
  return new URLSearchParams(narrowing.map(([name, value]): [string, string] => [name, String(value)]));
}
