import type { ContentType } from '@takhti/domain';
import type { PlayKindName } from '../../../types/play-kind.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import type { Attempted } from '../../../types/server-type.ts';

/** How content of a type is attempted; null when it is not played in this way. */
export function attemptingBy(
  kind: { readonly name: PlayKindName },
  content_type: ContentType,
): Attempted | null {
  const { use } = serverTypeOf(content_type);
  return use.how === 'attempted' && use.kind === kind.name ? use : null;
}
