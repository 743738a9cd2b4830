/** A word with its clue as it stands in a list of somebody else's. */
export interface PastedWord {
  readonly word: string;
  readonly clue: string;
}

// Two columns of a spreadsheet, "word = meaning", "word: meaning" or "word - meaning".
const between = /\t|\s*=\s*|\s*:\s+|\s+[-–—]\s+/u;

/** The words of a pasted list, a line each; null for what is one line and no list. */
export function pastedWords(text: string): PastedWord[] | null {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const isList = lines.length > 1 || between.test(lines[0]?.trim() ?? '');
  if (!isList) return null;
  return lines.map((line) => {
    const at = between.exec(line.trim());
    if (!at) return { word: line.trim(), clue: '' };
    const [whole] = at;
    return {
      word: line.trim().slice(0, at.index).trim(),
      clue: line
        .trim()
        .slice(at.index + whole.length)
        .trim(),
    };
  });
}
