/** The dark cells of a QR code as the path of a drawing in which each is one unit wide. */
export function pathOfCells(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
}
