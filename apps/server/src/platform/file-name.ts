/**
 * The name of a file for people, from a title: without what no file system of theirs takes, letters of every language kept, 80
 * characters at most. `otherwise` when nothing of it is left.
 */
export function fileName(title: string, otherwise: string): string {
  const name = title.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim();
  // By characters: half of one cannot be written into a header.
  return Array.from(name).slice(0, 80).join('') || otherwise;
}
