import { Problem } from '@takhti/contract';
import type { LoadedContainer } from '../../containers/index.ts';
import { selectOptionalPublication, type Publication } from '../../publications/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { PlayKindName } from '../../../types/play-kind.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import type { Attempting, ServerType } from '../../../types/server-type.ts';

/**
 * How a container is previewed: the type that knows its work under way, and what learners get of it if that is what is asked for.
 * @throws Problem container.not_found for content that is not played so
 */
export async function previewed(
  tx: Tx,
  container: LoadedContainer,
  kind: PlayKindName,
  history_id: string | undefined,
): Promise<{
  readonly type: ServerType;
  readonly draw: Attempting['draw'];
  readonly publication: Publication | undefined;
}> {
  const type = serverTypeOf(container.content_type);
  if (type.attempting?.kind !== kind) throw new Problem('container.not_found');
  const { institution_id, content_id, is_published } = container;
  const isOfLearners = history_id === undefined && is_published === 1;
  const publication = isOfLearners
    ? await selectOptionalPublication(tx, institution_id, content_id)
    : undefined;
  return { type, draw: type.attempting.draw, publication };
}
