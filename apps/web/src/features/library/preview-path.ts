import type { ContainerRow } from '@takhti/domain';

/** Where published content of a type is looked at (specification, section 2; C-146). */
export function previewPage(content_type: ContainerRow['content_type']): string {
  return `/content/${content_type.replaceAll('_', '-')}/preview`;
}

/** The address of one item's preview, with the ids that direct links carry (C-177). */
export function previewPath(
  item: Pick<ContainerRow, 'content_type' | 'container_id' | 'content_id' | 'institution_id'>,
): string {
  const { container_id, content_id, institution_id } = item;
  const query = new URLSearchParams({ container_id, institution_id: String(institution_id), content_id });
  return `${previewPage(item.content_type)}?${query.toString()}`;
}
