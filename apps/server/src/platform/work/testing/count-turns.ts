/** What some work comes to, and how often others had their turn meanwhile. */
export async function countTurns<T>(
  work: () => Promise<T>,
): Promise<{ readonly done: T; readonly turns: number }> {
  let turns = 0;
  let next = setImmediate(count);
  function count(): void {
    turns += 1;
    next = setImmediate(count);
  }
  const done = await work();
  clearImmediate(next);
  return { done, turns };
}
