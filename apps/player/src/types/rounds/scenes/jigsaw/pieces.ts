/** A piece of a picture, and where it belongs. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its outline: an edge that meets another piece on the right or below has a knob. */
  readonly outline: string;
}

const knob = 9;

/** A picture cut into as many pieces as there are rounds, in rows of the same number, or of one more. */
export function piecesOf(count: number, width: number, height: number): Piece[] {
  const rows = rowsFor(count);
  const h = height / rows;
  return Array.from({ length: rows }, (_row, row) => row).flatMap((row) => {
    const inRow = Math.ceil((count - row) / rows);
    const w = width / inRow;
    return Array.from({ length: inRow }, (_piece, column) => {
      const [x, y] = [column * w, row * h];
      const outline = outlineOf(x, y, w, h, column < inRow - 1, row < rows - 1);
      return { x, y, width: w, height: h, outline };
    });
  });
}

/** A piece is a little wider than high; four are in two rows. */
function rowsFor(count: number): number {
  return count < 4 ? 1 : Math.max(2, Math.round(Math.sqrt(count / 1.6)));
}

function outlineOf(x: number, y: number, w: number, h: number, hasRight: boolean, hasBelow: boolean): string {
  const middle = h / 2 - knob;
  const right = hasRight ? `v${middle}a${knob} ${knob} 0 1 1 0 ${2 * knob}v${middle}` : `v${h}`;
  const side = w / 2 - knob;
  const below = hasBelow ? `h${-side}a${knob} ${knob} 0 1 1 ${-2 * knob} 0h${-side}` : `h${-w}`;
  return `M${x} ${y}h${w}${right}${below}z`;
}
