import type { LinkAsks } from '@takhti/domain';
import type { Stamp } from './column-types.ts';

/** Short addresses of links that learners open. */
export interface ShortLinksTable {
  institution_id: number;
  content_id: string;
  /** In parts of how many questions it is played; 0 where the link says nothing of it. */
  part_size: number;
  code: string;
  /** The owner of an own link; null for everybody's. */
  user_id: string | null;
  /** The question that an own link asks its learners. */
  asks: LinkAsks | '';
  created_on: Stamp;
}

/** The names of its columns. */
export const shortLinkColumns = {
  short_links: ['institution_id', 'content_id', 'part_size', 'code', 'user_id', 'asks', 'created_on'],
} as const;
