import { limits } from '@takhti/domain';
import { useEffect, useRef, type RefObject } from 'react';
import { isNarrowed, type BankQuery } from '../bank-query.ts';

interface Shown {
  readonly query: BankQuery;
  /** How many questions the list has; undefined while another list is awaited. */
  readonly total: number | undefined;
}

/**
 * Leads from an import to the first of its questions: new ones are behind those that were there, so the list goes to their page, in
 * the order of the bank, and the focus to the first of them once it is there.
 */
export function useShowImported(
  { query, total }: Shown,
  change: (by: Partial<BankQuery>) => void,
): { readonly list: RefObject<HTMLElement | null>; readonly showFrom: (count: number) => void } {
  const list = useRef<HTMLElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || total === undefined || total <= from.current) return;
    if (!isAt(query, from.current)) return;
    const at = from.current % limits.page_size;
    from.current = null;
    const rows = list.current?.querySelectorAll('ol > li');
    rows?.[at]?.querySelector<HTMLElement>('a[href]')?.focus();
  });
  return {
    list,
    showFrom: (count) => {
      from.current = count;
      if (!isAt(query, count)) change({ search: '', difficulty: null, sort: 'order', page: pageOf(count) });
    },
  };
}

function isAt(query: BankQuery, from: number): boolean {
  return query.page === pageOf(from) && query.sort === 'order' && !isNarrowed(query);
}

function pageOf(count: number): number {
  return Math.floor(count / limits.page_size) + 1;
}
