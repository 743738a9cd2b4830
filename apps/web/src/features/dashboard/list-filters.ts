import { isContentType, type ContentStatus, type ContentType } from '@takhti/domain';
import { addressOf, pageIn, wordsIn } from '../../app/address-filters.ts';

export const sorts = ['newest', 'oldest', 'title'] as const;

/** How a list is narrowed and ordered, as the address carries it. */
export interface ListFilters {
  readonly page: number;
  readonly title: string;
  readonly content_type: ContentType | '';
  readonly grade: string;
  readonly subject: string;
  readonly sort: (typeof sorts)[number];
  /** For reviewers only. */
  readonly active_role: string;
  readonly username: string;
  readonly is_kp_content: 0 | 1;
}

export const noFilters: ListFilters = {
  page: 1,
  title: '',
  content_type: '',
  grade: '',
  subject: '',
  sort: 'newest',
  active_role: '',
  username: '',
  is_kp_content: 0,
};

/** The filters in an address; parameters that are no filter are ignored. */
export function readFilters(query: URLSearchParams): ListFilters {
  const type = query.get('content_type') ?? '';
  return {
    page: pageIn(query),
    title: wordsIn(query, 'title'),
    content_type: isContentType(type) ? type : '',
    grade: query.get('grade') ?? '',
    subject: query.get('subject') ?? '',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'newest',
    active_role: query.get('active_role') ?? '',
    username: wordsIn(query, 'username'),
    is_kp_content: query.get('is_kp_content') === '1' ? 1 : 0,
  };
}

/** Filters as an address carries them: only those that narrow or order. */
export function writeFilters(filters: ListFilters): URLSearchParams {
  return addressOf(filters, noFilters);
}

/** A change of filters starts at the first page again; a change of page keeps the filters. */
export function changeFilters(filters: ListFilters, change: Partial<ListFilters>): ListFilters {
  return { ...filters, page: 1, ...change };
}

/** Whether a list is narrowed, so that an empty one may only seem so. */
export function isNarrowed(filters: ListFilters): boolean {
  return writeFilters({ ...filters, page: 1, sort: 'newest' }).size > 0;
}

/** The part of the filters that developers' lists know. */
export function developerFilters(
  filters: ListFilters,
): Omit<ListFilters, 'active_role' | 'username' | 'is_kp_content'> {
  const { page, title, content_type, grade, subject, sort } = filters;
  return { page, title, content_type, grade, subject, sort };
}

/** The part that reviewers' lists know: their drafts are their own, whichever role they are asked for (C-871). */
export function reviewerFilters(
  status: ContentStatus,
  { active_role, ...filters }: ListFilters,
): Omit<ListFilters, 'active_role'> & Partial<Pick<ListFilters, 'active_role'>> {
  return status === 'd' ? filters : { ...filters, active_role };
}
