const endings = [
  [/^\s*</, 'xml'],
  [/^\s*(?:\[\s*\{|\{\s*")/, 'json'],
  // Cells of a spreadsheet come with tabs between them; typed ones with commas, below the heading of a table.
  [/^\s*[^\n]*\t/, 'csv'],
  [/^\s*"?question"?\s*[,;]/i, 'csv'],
] as const;

const quiz = /(?<!\\)\{|^\s*ANSWER\s*:/im;

// A table without a heading of ours: all of its lines are divided alike, and nothing in it is of another format.
function isTable(text: string): boolean {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return (
    lines.length > 1 &&
    !quiz.test(text) &&
    [',', ';'].some((sign) => lines.every((line) => line.split(sign).length > 3))
  );
}

/**
 * Pasted content as the file that it would be: rows of a spreadsheet become a table, markup a quiz, anything else a text, which
 * may be GIFT or Aiken. So it takes the way of all imports.
 */
export function fileOfPasted(text: string): File {
  const ending = endings.find(([form]) => form.test(text))?.[1] ?? (isTable(text) ? 'csv' : 'txt');
  return new File([text], `pasted.${ending}`);
}
