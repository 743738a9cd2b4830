import type { ContainerRow } from '@takhti/domain';
import { webTypeOf } from '../../types/registry.ts';
import type { PreviewPlace } from './library-tabs.ts';

type Item = Pick<ContainerRow, 'container_id' | 'institution_id'>;
type TypedItem = Item & Pick<ContainerRow, 'content_type'>;

/** The query that direct links carry (C-177). */
export function itemQuery({ container_id, institution_id }: Item): string {
  return new URLSearchParams({ container_id, institution_id: String(institution_id) }).toString();
}

/** The address of an item's editor, or null for a type that has none yet. */
export function editorPath(item: TypedItem): string | null {
  const type = webTypeOf(item.content_type);
  return type ? `${type.paths.editor}?${itemQuery(item)}` : null;
}

/** The address of the editor of one question of an item; null for a type whose questions have no page of their own. */
export function questionPath(item: TypedItem, content_id: string): string | null {
  const question = webTypeOf(item.content_type)?.paths.question;
  if (question === undefined) return null;
  return `${question}?${itemQuery(item)}&${new URLSearchParams({ content_id }).toString()}`;
}

/** The page of newly created content: its first question if its type begins with one, otherwise its editor. */
export function beginningPath(item: TypedItem): string | null {
  const type = webTypeOf(item.content_type);
  const question = type?.beginsAtQuestion === true ? type.paths.question : undefined;
  return question === undefined ? editorPath(item) : `${question}?${itemQuery(item)}`;
}

/** The address of who finished an item and how. */
export function resultsPath(container_id: string): string {
  return `/dashboard/results?${new URLSearchParams({ container_id }).toString()}`;
}

/** The address of one item's preview, with the ids that direct links carry (C-146, C-177); null for a type that has none yet. */
export function previewPath(
  item: TypedItem & Pick<ContainerRow, 'content_id'>,
  place: PreviewPlace = 'schools_content',
): string | null {
  const type = webTypeOf(item.content_type);
  if (!type) return null;
  const query = new URLSearchParams(itemQuery(item));
  query.set('content_id', item.content_id);
  if (place !== 'schools_content') query.set('place', place);
  return `${type.paths.preview}?${query.toString()}`;
}
