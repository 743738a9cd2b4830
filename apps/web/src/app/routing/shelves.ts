/** The shelves of published content: all of the institution, or only its own (C-136). */
export type Shelf = 'schools_content' | 'own_content';

/** From where an item is looked at: from a shelf, or from the builder of what holds it (C-580, C-589). */
export type PreviewPlace = Shelf | 'lesson_builder';

/** From where an address came to its preview. */
export function placeIn(query: URLSearchParams): PreviewPlace {
  const place = query.get('place');
  return place === 'own_content' || place === 'lesson_builder' ? place : 'schools_content';
}

/** To which shelf a preview leads back. */
export function shelfIn(query: URLSearchParams): Shelf {
  const place = placeIn(query);
  return place === 'lesson_builder' ? 'schools_content' : place;
}

/** The page of a shelf, to which the previews lead back. */
export const shelfPages = {
  schools_content: '/content',
  own_content: '/content/kp-content',
} as const satisfies Record<Shelf, string>;
