import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { isPageHandle, type PageHandle } from './page.ts';

/** The open page's row in the table of routes. */
export function usePageHandle(): PageHandle | null {
  const handles = useMatches().map((match) => match.handle);
  return handles.findLast(isPageHandle) ?? null;
}

/** The target of the open page's back button, or null for none. */
export function useBackTarget(): string | null {
  const handle = usePageHandle();
  const { search } = useLocation();
  if (!handle) return null;
  return typeof handle.back === 'function' ? handle.back(new URLSearchParams(search)) : handle.back;
}

/** Names the page in the browser's tab; a page that shows one item gives that item's title. */
export function useDocumentTitle(title: string): void {
  const t = useText();
  const brand = t('common:brand');
  useEffect(() => {
    document.title = title === '' ? brand : `${title} – ${brand}`;
  }, [title, brand]);
}
