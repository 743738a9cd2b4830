import { contentTypes, type ContentType } from '@takhti/domain';
import { webTypeOf } from '../../types/registry.ts';

/** The address of the player that shows content of a type in a frame, which is posted what to show. */
export function playerAddressOf(content_type: ContentType): string {
  const below = webTypeOf(content_type)?.preview.below ?? '';
  return `${contentTypes[content_type].player}${below}?mode=p&content_type=${content_type}`;
}
