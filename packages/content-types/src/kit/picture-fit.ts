/** Of a picture, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const worstRatio = 0.05;

/** Whether a picture is too small for its place, or of another shape by more than 5 % (P4). Larger ones are scaled down. */
export function isPoorFit(natural: Size, wanted: Size): boolean {
  if (natural.width < wanted.width || natural.height < wanted.height) return true;
  const ratio = natural.width / natural.height / (wanted.width / wanted.height);
  return Math.abs(ratio - 1) > worstRatio;
}
