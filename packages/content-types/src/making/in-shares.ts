/** Entries in as few shares as hold at most so many, each as large as the others, give or take one; their order stays. */
export function inShares<Part>(parts: readonly Part[], most: number): Part[][] {
  const count = Math.ceil(parts.length / most);
  const size = parts.length / count;
  return Array.from({ length: count }, (_, at) =>
    parts.slice(Math.round(at * size), Math.round((at + 1) * size)),
  );
}
