// What word processors, spreadsheets and people put before the entries of a list.
const LIST_SIGN = /^(?:[-–—•◦▪●*]|[(]?(?:\d{1,2}|[۰-۹٠-٩]{1,2}|[A-Da-d])[).:])\s+/u;

/** The entries of a list that was pasted: one to a line, or one to a cell of a single row, without their bullets or numbers. */
export function pastedEntries(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const [only = ''] = lines;
  const entries = lines.length === 1 ? only.split('\t') : lines;
  return entries
    .map((entry) => entry.replaceAll('\t', ' ').trim().replace(LIST_SIGN, '').trim())
    .filter((entry) => entry !== '');
}
