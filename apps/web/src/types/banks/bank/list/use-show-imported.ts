import { limits } from '@takhti/domain';
import { useEffect, useRef, type RefObject } from 'react';
import { isNarrowed, type BankQuery } from '../bank-query.ts';

interface Shown {
  readonly query: BankQuery;
  /** How many questions the list has; undefined while another list is awaited. */
  readonly total: number | undefined;
}

/**
 * Leads from an import to the first of its questions: new ones stand behind those that were there, so the list goes to their page, in
 * the order of the bank, and the focus to the first of them once it is there.
 */
export function useShowImported(
  { query, total }: Shown,
  change: (by: Partial<BankQuery>) => void,
): { readonly list: RefObject<HTMLElement | null>; readonly showBehind: (count: number) => void } {
  const list = useRef<HTMLElement>(null);
  const behind = useRef<number | null>(null);
  useEffect(() => {
    if (behind.current === null || total === undefined || total <= behind.current) return;
    if (!isAt(query, behind.current)) return;
    const at = behind.current % limits.page_size;
    behind.current = null;
    const rows = list.current?.querySelectorAll('ol > li');
    rows?.[at]?.querySelector<HTMLElement>('a[href]')?.focus();
  });
  return {
    list,
    showBehind: (count) => {
      behind.current = count;
      if (!isAt(query, count))
        change({ search: '', difficulty: null, sort: 'order', page: pageBehind(count) });
    },
  };
}

function isAt(query: BankQuery, behind: number): boolean {
  return query.page === pageBehind(behind) && query.sort === 'order' && !isNarrowed(query);
}

function pageBehind(count: number): number {
  return Math.floor(count / limits.page_size) + 1;
}
