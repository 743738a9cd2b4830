import type { RequestInput, searchLibrary } from '@takhti/contract';
import { isContentType, type ContentType } from '@takhti/domain';
import type { Shelf } from '../../app/routing/shelves.ts';
import { addressOf, pageIn, wordsIn } from '../../app/address-filters.ts';

/** How the library is narrowed, as its address carries it. */
export interface LibraryFilters {
  readonly page: number;
  readonly title: string;
  readonly content_type: ContentType | '';
  readonly grade: string;
  readonly subject: string;
  /** The name of a skill; chosen on the page for it (C-137). */
  readonly skill: string;
}

const everything: LibraryFilters = {
  page: 1,
  title: '',
  content_type: '',
  grade: '',
  subject: '',
  skill: '',
};

/** The filters in an address; whatever is no filter of ours is as if it were not there. */
export function readFilters(query: URLSearchParams): LibraryFilters {
  const type = query.get('content_type') ?? '';
  return {
    page: pageIn(query),
    title: wordsIn(query, 'title'),
    content_type: isContentType(type) ? type : '',
    grade: query.get('grade') ?? '',
    subject: query.get('subject') ?? '',
    skill: wordsIn(query, 'skill'),
  };
}

/** The filters as an address carries them, without those that let everything through. */
export function writeFilters(filters: LibraryFilters): URLSearchParams {
  return addressOf(filters, everything);
}

/** Other filters start at the first page again (C-488). */
export function changeFilters(filters: LibraryFilters, change: Partial<LibraryFilters>): LibraryFilters {
  return { ...filters, page: 1, ...change };
}

/** Whether anything is narrowed, so that an empty list can be widened. */
export function isNarrowed(filters: LibraryFilters): boolean {
  return writeFilters({ ...filters, page: 1 }).size > 0;
}

/** What the search call is asked (C-483 to C-490). */
export function searchOf(filters: LibraryFilters, shelf: Shelf): RequestInput<typeof searchLibrary> {
  const { page, title, content_type, grade, subject, skill } = filters;
  return {
    page,
    title,
    subject,
    skill_name: skill,
    is_kp_content: shelf === 'own_content' ? 1 : 0,
    grades: grade === '' ? [] : [grade],
    content_types: content_type === '' ? [] : [content_type],
  };
}
