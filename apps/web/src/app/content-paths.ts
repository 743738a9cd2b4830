import type { ContainerRow, ContentType } from '@takhti/domain';

const editors: Partial<Record<ContentType, string>> = {
  mcq: '/dashboard/mcq',
  assessment: '/dashboard/assessment/edit',
};

type Item = Pick<ContainerRow, 'container_id' | 'institution_id'>;

/** The query that direct links carry (C-177). */
export function itemQuery({ container_id, institution_id }: Item): string {
  return new URLSearchParams({ container_id, institution_id: String(institution_id) }).toString();
}

/** The address of an item's editor, or null for a type that has none yet. */
export function editorPath(item: Item & Pick<ContainerRow, 'content_type'>): string | null {
  const editor = editors[item.content_type];
  return editor === undefined ? null : `${editor}?${itemQuery(item)}`;
}
