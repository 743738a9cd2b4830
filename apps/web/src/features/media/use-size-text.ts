import { useFormat } from '../../i18n/index.ts';
import type { WantedSize } from './field-props.ts';

/** Width and height as people write them, in this order in every language. */
export function useSizeText(): (size: WantedSize) => string {
  const { number } = useFormat();
  // Isolated from the sentence around it, which may run the other way.
  return ({ width, height }) => `\u2066${number(width)} × ${number(height)}\u2069`;
}
