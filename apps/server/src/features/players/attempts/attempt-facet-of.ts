import type { ContentType } from '@takhti/domain';
import type { PlayKindName } from '../../../types/play-kind.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import type { Attempted } from '../../../types/server-type.ts';

/** How a type is attempted as this play kind; null if it is not. */
export function attemptFacetOf(
  kind: { readonly name: PlayKindName },
  content_type: ContentType,
): Attempted | null {
  const { use } = serverTypeOf(content_type);
  return use.how === 'attempted' && use.kind === kind.name ? use : null;
}
