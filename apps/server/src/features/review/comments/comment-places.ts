import type { Comment } from '@takhti/contract';
import { quoteOf } from '@takhti/content-types/kit';
import { kindOf } from '@takhti/content-types/question-kinds';
import { placedPath, resolveAnchor, type Anchor } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import type { LoadedContainer } from '../../containers/index.ts';
import { listPositions, listQuestionsByIds } from '../../questions/index.ts';

/**
 * Finds where the anchors of comments point now, after all that was edited since: in the object itself, or in questions of it.
 * @returns the place of an anchor, null for a comment that has none
 */
export async function findPlaces(
  tx: Tx,
  container: LoadedContainer,
  anchors: readonly (Anchor | null)[],
): Promise<(anchor: Anchor | null) => Comment['place']> {
  const ids = [...new Set(anchors.flatMap((anchor) => anchor?.content_id ?? []))];
  const positions = await listPositions(tx, container, ids);
  const found = await listQuestionsByIds(tx, container.institution_id, ids);
  // Only of this container: an anchor may name any id.
  const questions = new Map(
    found.filter(({ content_id }) => positions.has(content_id)).map((each) => [each.content_id, each]),
  );
  const { title, language, json_data } = container;
  return (anchor) => {
    if (!anchor) return null;
    const { content_id } = anchor;
    const question = content_id === null ? null : (questions.get(content_id) ?? null);
    const document = content_id === null ? { ...json_data, title, language } : question;
    const place = resolveAnchor(anchor, document, quoteOf, question ? kindOf(question).interchangeable : []);
    const path = place.kind === 'gone' ? null : place.path;
    return {
      kind: place.kind,
      path,
      placed_path: path && document ? placedPath(document, path) : null,
      position: (content_id === null ? undefined : positions.get(content_id)) ?? null,
    };
  };
}
