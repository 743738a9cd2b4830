/** A column of a table: its heading, and on which side its cells stand. */
export interface Column {
  readonly heading: string;
  readonly align: 'left' | 'right';
}

export const left = (heading: string): Column => ({ heading, align: 'left' });
export const right = (heading: string): Column => ({ heading, align: 'right' });

/** A table in plain text, its columns as wide as their widest cell. */
export function tableText(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({ heading }, at) =>
    Math.max(heading.length, ...rows.map((row) => (row[at] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ align }, at) => {
        const [cell, width] = [cells[at] ?? '', widths[at] ?? 0];
        return align === 'left' ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [line(columns.map(({ heading }) => heading)), rule, ...rows.map(line)].join('\n');
}

/** Prints a heading and its table. */
export function printTable(
  heading: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): void {
  console.log(`\n${heading}\n\n${tableText(columns, rows)}`);
}
