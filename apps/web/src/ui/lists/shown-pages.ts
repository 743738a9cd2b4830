/** The page numbers that a pager shows: five at most, with a gap where numbers are left out (G-359). */
export function shownPages(page: number, pages: number): readonly (number | 'gap')[] {
  if (pages <= 5) return Array.from({ length: pages }, (_, at) => at + 1);
  if (page <= 3) return [1, 2, 3, 4, 'gap', pages];
  if (page >= pages - 2) return [1, 'gap', pages - 3, pages - 2, pages - 1, pages];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages];
}
