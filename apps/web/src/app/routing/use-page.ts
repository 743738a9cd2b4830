import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { isPageHandle, type PageHandle } from './page.ts';

/** What the table of routes says of the page that is open. */
export function usePageHandle(): PageHandle | null {
  const handles = useMatches().map((match) => match.handle);
  return handles.findLast(isPageHandle) ?? null;
}

/** Where the open page's back button leads, or null when it has none. */
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
