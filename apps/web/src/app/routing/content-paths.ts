import type { ContainerRow, ContentType } from '@takhti/domain';

/** The games that are made on the rounds builder; a list of its own, as this module is in every page and their models are not. */
export const builderGames: readonly ContentType[] = [
  'rumble_in_the_jumble',
  'matching',
  'matching_flip',
  'sorting',
  'sorting_vertical',
  'non_over_classification',
  'matching_drag_drop',
  'financial_fib',
  'tabular_fib',
];

const editors: Partial<Record<ContentType, string>> = {
  mcq: '/dashboard/mcq',
  assessment: '/dashboard/assessment/edit',
  // They share one builder (G-454).
  ...Object.fromEntries(builderGames.map((type) => [type, '/dashboard/rumble-in-the-jumble/editor'])),
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

/** Where published content is looked at: on the institution's shelf with all of it, or on that of its own content (C-136). */
export type Shelf = 'schools_content' | 'own_content';

/** Where published content of a type is looked at (specification, section 2; C-146; games on the builder share one, D-61). */
export function previewPage(content_type: ContentType): string {
  const page = builderGames.includes(content_type) ? 'rumble_in_the_jumble' : content_type;
  return `/content/${page.replaceAll('_', '-')}/preview`;
}

/** The address of one item's preview, with the ids that direct links carry (C-177). */
export function previewPath(
  item: Item & Pick<ContainerRow, 'content_type' | 'content_id'>,
  shelf: Shelf = 'schools_content',
): string {
  const query = new URLSearchParams(itemQuery(item));
  query.set('content_id', item.content_id);
  if (shelf === 'own_content') query.set('place', shelf);
  return `${previewPage(item.content_type)}?${query.toString()}`;
}

/** From which shelf an address came to its preview. */
export function shelfIn(query: URLSearchParams): Shelf {
  return query.get('place') === 'own_content' ? 'own_content' : 'schools_content';
}

/** The page of a shelf, to which the previews lead back. */
export const shelfPages = {
  schools_content: '/content',
  own_content: '/content/kp-content',
} as const satisfies Record<Shelf, string>;
