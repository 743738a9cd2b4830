import type { Stamp } from './column-types.ts';

/** Short addresses of links that learners open. */
export interface ShortLinksTable {
  institution_id: number;
  content_id: string;
  /** In parts of how many questions it is played; 0 where the link says nothing of it. */
  part_size: number;
  code: string;
  created_on: Stamp;
}

/** The names of its columns. */
export const shortLinkColumns = {
  short_links: ['institution_id', 'content_id', 'part_size', 'code', 'created_on'],
} as const;
