/** Of a picture, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const worstRatio = 0.05;
/** The shapes of cameras and screens. A card shows them whole, a banner does not. */
const usual = 4 / 3;
const widestCard = 2;

/**
 * Whether a picture is too small for its place, or of another shape by more than 5 % (P4). Larger ones are scaled down, and the shape
 * of a camera's pictures is right on every card.
 */
export function isPoorFit(natural: Size, wanted: Size): boolean {
  if (natural.width < wanted.width || natural.height < wanted.height) return true;
  const shape = natural.width / natural.height;
  const place = wanted.width / wanted.height;
  if (place >= 1 && place <= widestCard && isLike(shape, usual, 0.01)) return false;
  return !isLike(shape, place, worstRatio);
}

function isLike(shape: number, other: number, most: number): boolean {
  return Math.abs(shape / other - 1) <= most;
}
