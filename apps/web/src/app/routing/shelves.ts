/** Where published content is looked at: on the institution's shelf with all of it, or on that of its own content (C-136). */
export type Shelf = 'schools_content' | 'own_content';

/** From which shelf an address came to its preview. */
export function shelfIn(query: URLSearchParams): Shelf {
  return query.get('place') === 'own_content' ? 'own_content' : 'schools_content';
}

/** The page of a shelf, to which the previews lead back. */
export const shelfPages = {
  schools_content: '/content',
  own_content: '/content/kp-content',
} as const satisfies Record<Shelf, string>;
