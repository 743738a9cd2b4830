/**
 * The names of files that come into one folder, each different from the others regardless of the case of its letters: one that is
 * there already has its number before the ending.
 */
export function differentNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const at = name.lastIndexOf('.');
    const [stem, ending] = at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ''];
    let different = name;
    for (let number = 2; taken.has(different.toLowerCase()); number += 1)
      different = `${stem} (${String(number)})${ending}`;
    taken.add(different.toLowerCase());
    return different;
  });
}
