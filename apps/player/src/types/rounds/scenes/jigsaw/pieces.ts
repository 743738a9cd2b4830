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

/** A picture cut into as many pieces as there are rounds; the last row has what is left, in wider pieces. */
export function piecesOf(count: number, width: number, height: number): Piece[] {
  const columns = Math.max(1, Math.ceil(Math.sqrt(count * 1.4)));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_piece, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const column = at - row * columns;
    const [w, h] = [width / inRow, height / rows];
    const [x, y] = [column * w, row * h];
    const hasRight = column < inRow - 1;
    const hasBelow = row < rows - 1;
    return { x, y, width: w, height: h, outline: outlineOf(x, y, w, h, hasRight, hasBelow) };
  });
}

function outlineOf(x: number, y: number, w: number, h: number, hasRight: boolean, hasBelow: boolean): string {
  const middle = h / 2 - knob;
  const right = hasRight ? `v${middle}a${knob} ${knob} 0 1 1 0 ${2 * knob}v${middle}` : `v${h}`;
  const side = w / 2 - knob;
  const below = hasBelow ? `h${-side}a${knob} ${knob} 0 1 1 ${-2 * knob} 0h${-side}` : `h${-w}`;
  return `M${x} ${y}h${w}${right}${below}z`;
}
