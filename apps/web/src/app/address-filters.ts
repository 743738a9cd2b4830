const longest = 200;
// Far more than any list has; the server takes no larger number.
const mostPages = 1e6;

/** The page number in an address; 1 if it is missing or malformed. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1');
  return Number.isSafeInteger(page) && page > 0 && page < mostPages ? page : 1;
}

/** The search words in an address, cut at the longest that a search takes. */
export function wordsIn(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').slice(0, longest);
}

/** Filters as the query of an address, without those that filter nothing. */
export function addressOf<F extends object>(filters: F, everything: F): URLSearchParams {
  const narrowing = Object.entries(filters).filter(([name, value]) => value !== everything[name as keyof F]);
  return new URLSearchParams(narrowing.map(([name, value]): [string, string] => [name, String(value)]));
}
