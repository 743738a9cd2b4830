/** Most characters between an address and its `rel`. */
const between = 20;

/**
 * The address of the next page of a list, from a Link header. Reads each letter once: the other server chooses them.
 */
export function nextIn(link: string | string[] | undefined): string | null {
  const text = [link].flat().join(',');
  for (let from = text.indexOf('<'); from >= 0; from = text.indexOf('<', from)) {
    const end = text.indexOf('>', from);
    if (end < 0) return null;
    const said = text.slice(end + 1, end + 1 + between);
    if (/^\s*;\s*rel="?next/i.test(said) && end > from + 1) return text.slice(from + 1, end);
    from = end;
  }
  return null;
}
