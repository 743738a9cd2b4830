/** A query without what only one page of it understands. */
export function without(query: URLSearchParams, name: string): string {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return rest.toString();
}
