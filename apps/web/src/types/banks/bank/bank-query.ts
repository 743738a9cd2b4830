import type { listQuestions, RequestOf } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { searchedFor } from '../../../ui/lists/searched-for.ts';

type Request = RequestOf<typeof listQuestions>;

/** The filters and the order of a bank's list; they are in the address, so that Back and a shared link restore them. */
export type BankQuery = Pick<Request, 'page' | 'search' | 'difficulty' | 'sort'>;

export const sorts = ['order', 'newest', 'difficulty'] as const satisfies readonly Request['sort'][];

/** The filters in an address; invalid ones count as missing. */
export function bankQueryIn(query: URLSearchParams): BankQuery {
  const sort = query.get('sort');
  const { min, max } = limits.difficulty;
  return {
    page: wholeNumber(query.get('page'), 1, Number.MAX_SAFE_INTEGER) ?? 1,
    search: searchedFor(query.get('search') ?? '') ?? '',
    difficulty: wholeNumber(query.get('difficulty'), min, max),
    sort: sorts.find((each) => each === sort) ?? 'order',
  };
}

/** An address with a change in it. Another search or order starts at the first page; what is as usual is left out. */
export function withBankQuery(query: URLSearchParams, change: Partial<BankQuery>): URLSearchParams {
  const next = new URLSearchParams(query);
  const wanted: BankQuery = { ...bankQueryIn(query), page: 1, ...change };
  set(next, 'page', wanted.page === 1 ? '' : String(wanted.page));
  set(next, 'search', wanted.search);
  set(next, 'difficulty', wanted.difficulty === null ? '' : String(wanted.difficulty));
  set(next, 'sort', wanted.sort === 'order' ? '' : wanted.sort);
  return next;
}

/** Whether some questions of the bank are left out. */
export function isNarrowed({ search, difficulty }: Pick<BankQuery, 'search' | 'difficulty'>): boolean {
  return search !== '' || difficulty !== null;
}

function set(query: URLSearchParams, name: string, value: string): void {
  if (value === '') query.delete(name);
  else query.set(name, value);
}

function wholeNumber(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d+$/.test(text)) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}
