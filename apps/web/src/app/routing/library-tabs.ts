/** The tabs of the library: all content of the institution, or only its own (C-136). */
export type LibraryTab = 'schools_content' | 'own_content';

/** From where a preview was opened: from a tab of the library, or from the builder of content that holds the item (C-580, C-589). */
export type PreviewPlace = LibraryTab | 'lesson_builder';

/** From where the preview of an address was opened. */
export function placeIn(query: URLSearchParams): PreviewPlace {
  const place = query.get('place');
  return place === 'own_content' || place === 'lesson_builder' ? place : 'schools_content';
}

/** The tab to which a preview leads back. */
export function libraryTabIn(query: URLSearchParams): LibraryTab {
  const place = placeIn(query);
  return place === 'lesson_builder' ? 'schools_content' : place;
}

/** The page of each tab, to which previews lead back. */
export const libraryTabPages = {
  schools_content: '/content',
  own_content: '/content/kp-content',
} as const satisfies Record<LibraryTab, string>;
