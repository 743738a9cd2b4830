import type { Flag } from '@takhti/domain';
import { addressOf, pageIn, wordsIn } from '../../../app/address-filters.ts';

/** How the list of people is narrowed, as its address carries it. */
export interface PeopleFilters {
  readonly page: number;
  readonly full_name: string;
  readonly username: string;
  readonly email: string;
  readonly role: string;
  readonly is_disabled: Flag | null;
}

export const everybody: PeopleFilters = {
  page: 1,
  full_name: '',
  username: '',
  email: '',
  role: '',
  is_disabled: null,
};

/** The filters in an address; parameters that are no filter are ignored. */
export function readFilters(query: URLSearchParams): PeopleFilters {
  const disabled = query.get('is_disabled');
  return {
    page: pageIn(query),
    full_name: wordsIn(query, 'full_name'),
    username: wordsIn(query, 'username'),
    email: wordsIn(query, 'email'),
    role: wordsIn(query, 'role'),
    is_disabled: disabled === '1' ? 1 : disabled === '0' ? 0 : null,
  };
}

/** The filters as an address carries them, without those that let everybody through. */
export function writeFilters(filters: PeopleFilters): URLSearchParams {
  return addressOf(filters, everybody);
}

/** Other filters start at the first page again; a change of page keeps the filters. */
export function changeFilters(filters: PeopleFilters, change: Partial<PeopleFilters>): PeopleFilters {
  return { ...filters, page: 1, ...change };
}

/** Whether anybody is left out, so that an empty list can be widened. */
export function isNarrowed(filters: PeopleFilters): boolean {
  return writeFilters({ ...filters, page: 1 }).size > 0;
}
