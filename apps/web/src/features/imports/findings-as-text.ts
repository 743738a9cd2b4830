import { saveFile } from '../../app/api/file-name.ts';

/** Findings as a text file that a spreadsheet takes, too: a line each, the cells of a line apart by tabs. */
export function findingsAsText(lines: readonly (readonly string[])[]): string {
  const text = lines.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t'));
  // The byte order mark: Windows reads the file as Unicode by it.
  return `\uFEFF${text.join('\r\n')}\r\n`;
}

/** Called by the file in which they are. */
export function findingsFileName(file_name: string): string {
  return `${file_name.replace(/\.[^.]*$/, '')} findings.txt`;
}

export function saveFindings(lines: readonly (readonly string[])[], file_name: string): void {
  saveFile(
    new Blob([findingsAsText(lines)], { type: 'text/plain;charset=utf-8' }),
    findingsFileName(file_name),
  );
}
