import type { RequestInput, searchLibrary } from '@takhti/contract';
import { contentTypes, isContentType, searchedWords, type ContentType } from '@takhti/domain';
import type { LibraryTab } from '../../app/routing/library-tabs.ts';
import { addressOf, pageIn, wordsIn } from '../../app/address-filters.ts';

/** How the library is narrowed, as its address carries it. */
export interface LibraryFilters {
  readonly page: number;
  readonly title: string;
  readonly content_type: ContentType | '';
  readonly grade: string;
  readonly subject: string;
  /** A unit of the chosen grade and subject. */
  readonly category: string;
  /** A collection of one's own. */
  readonly collection: string;
  /** The name of a skill; chosen on the page for it (C-137). */
  readonly skill: string;
}

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** With nothing narrowed. */
export const everything: LibraryFilters = {
  page: 1,
  title: '',
  content_type: '',
  grade: '',
  subject: '',
  category: '',
  collection: '',
  skill: '',
};

/** The filters in an address; parameters that are no filter are ignored. */
export function readFilters(query: URLSearchParams): LibraryFilters {
  const type = query.get('content_type') ?? '';
  const collection = query.get('collection') ?? '';
  return {
    page: pageIn(query),
    title: wordsIn(query, 'title'),
    content_type: isContentType(type) ? type : '',
    grade: query.get('grade') ?? '',
    subject: query.get('subject') ?? '',
    category: wordsIn(query, 'category'),
    collection: idPattern.test(collection) ? collection : '',
    skill: wordsIn(query, 'skill'),
  };
}

/** The filters as an address carries them, without those that let everything through. */
export function writeFilters(filters: LibraryFilters): URLSearchParams {
  return addressOf(filters, everything);
}

/** The filters put into an address that says more than them. */
export function putFilters(query: URLSearchParams, filters: LibraryFilters): URLSearchParams {
  const rest = [...query].filter(([name]) => !Object.hasOwn(everything, name));
  return new URLSearchParams([...writeFilters(filters), ...rest]);
}

/** Other filters start at the first page again (C-488); a unit belongs to its grade and subject. */
export function changeFilters(filters: LibraryFilters, change: Partial<LibraryFilters>): LibraryFilters {
  const isElsewhere = change.grade !== undefined || change.subject !== undefined;
  return { ...filters, page: 1, ...(isElsewhere && { category: '' }), ...change };
}

/** Whether anything is narrowed, so that an empty list can be widened. */
export function isNarrowed(filters: LibraryFilters): boolean {
  return writeFilters({ ...filters, page: 1 }).size > 0;
}

/** Why nothing is found, as a key of a text; a missing plan for a class and a subject has its own text (C-1035). */
export function whyNothing(filters: LibraryFilters): 'no_words' | 'no_lesson_plan' | 'none_found' {
  const { title, content_type, grade, subject, ...others } = filters;
  if (title.trim() !== '') return searchedWords(title, 1).length === 0 ? 'no_words' : 'none_found';
  const isByClass = content_type !== '' && contentTypes[content_type].is_found_by_class;
  if (!isByClass || grade === '' || subject === '') return 'none_found';
  const isNarrower = isNarrowed({ ...everything, ...others });
  return isNarrower ? 'none_found' : 'no_lesson_plan';
}

/** The request of the search call (C-483 to C-490). */
export function searchOf(filters: LibraryFilters, tab: LibraryTab): RequestInput<typeof searchLibrary> {
  const { page, title, content_type, grade, subject, category, collection, skill } = filters;
  return {
    page,
    text: title,
    subject,
    category,
    skill_name: skill,
    ...(collection !== '' && { collection_id: collection }),
    is_kp_content: tab === 'own_content' ? 1 : 0,
    grades: grade === '' ? [] : [grade],
    content_types: content_type === '' ? [] : [content_type],
  };
}
