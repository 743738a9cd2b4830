import { isPoorFit } from '@takhti/content-types/kit';
import { limits } from '@takhti/domain';
import type { WantedSize } from './field-props.ts';

/** The fault of a picture's size: too few pixels, or another shape than its place; null for neither (G-316). */
export function poorFit(natural: WantedSize, wanted: WantedSize): 'small' | 'shape' | null {
  const size = asKept(wanted);
  if (!isPoorFit(natural, size)) return null;
  return natural.width < size.width || natural.height < size.height ? 'small' : 'shape';
}

// No picture is kept larger than that: a place that is wider cannot ask for more.
function asKept({ width, height }: WantedSize): WantedSize {
  const share = Math.min(1, limits.image.longest_side / Math.max(width, height));
  return { width: Math.floor(width * share), height: Math.floor(height * share) };
}
