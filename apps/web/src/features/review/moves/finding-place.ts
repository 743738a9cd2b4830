import type { Finding, OpenedContainer } from '@takhti/domain';
import { questionPath } from '../../../app/routing/content-paths.ts';

/** The place to correct a finding: a field of the open page, another page, or none in particular. */
export type FindingPlace =
  | { readonly kind: 'field' }
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'none' };

/** The place of a finding; a question of a bank is mended in its own editor. */
export function placeOf(
  { path }: Pick<Finding, 'path'>,
  container: Pick<OpenedContainer, 'container_id' | 'institution_id' | 'content_type'>,
): FindingPlace {
  const [part, content_id] = path;
  const to =
    part === 'questions' && typeof content_id === 'string' ? questionPath(container, content_id) : null;
  if (to !== null) return { kind: 'page', to };
  return path.length === 0 ? { kind: 'none' } : { kind: 'field' };
}
