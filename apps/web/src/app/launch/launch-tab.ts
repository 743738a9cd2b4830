import { launchIn, type UrlData } from './url-data.ts';
import { urlStore } from './use-url-data.ts';

/** The step before the requested page opens, or null if it opens at once. */
export type Errand =
  | { readonly kind: 'log_in'; readonly token: string }
  | { readonly kind: 'missing'; readonly parameter: 'isLms' | 'isTeacher' | 'token' }
  | null;

/** Keeps what the LMS said in the address of the tab's first page, and takes the secret out of the address at once. */
export function launchTab(isLoggedIn: boolean): Errand {
  const { pathname, search, hash } = globalThis.location;
  const launch = launchIn(search);
  if (launch.search !== search) history.replaceState(history.state, '', pathname + launch.search + hash);
  if (launch.urlData) urlStore.keep(launch.urlData);
  return errandOf(launch, isLoggedIn);
}

/** Visitors from an LMS need a token, unless they are logged in (C-1021, C-1023). */
export function errandOf(
  {
    urlData,
    token,
    missing,
  }: { urlData: UrlData | null; token: string | null; missing: 'isLms' | 'isTeacher' | null },
  isLoggedIn: boolean,
): Errand {
  if (missing !== null) return { kind: 'missing', parameter: missing };
  if (token !== null) return { kind: 'log_in', token };
  return urlData?.isLms === true && !isLoggedIn ? { kind: 'missing', parameter: 'token' } : null;
}
