import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useRouteError, type Location } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { BackTarget } from '../../ui/back-target.ts';
import { onFirstToast } from '../../ui/toasts/toast.ts';
import { Oops } from '../shell/oops.tsx';
import { RetryPage } from '../shell/retry-page.tsx';
import { useBackTarget, useDocumentTitle, usePageHandle } from './use-page.ts';

const ToastHost = lazy(async () => ({ default: (await import('../../ui/toasts/toast-host.tsx')).ToastHost }));

/** The frame of every page, with a login or without. */
export function Root() {
  const t = useText();
  const handle = usePageHandle();
  useDocumentTitle(handle ? t(handle.title) : '');
  return (
    <>
      <BackTarget value={useBackTarget()}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </BackTarget>
      <Toasts />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

// A page that was opened by its address has no key of its own, and must not take over another's place.
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

// The login page needs no toasts, so their code comes with the first one; the shell asks for it before it can be needed offline.
function Toasts() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  );
}

/** Before the first page is there: the paper, and nothing that would flash. */
export function PageLoading() {
  return <div role="status" aria-busy="true" style={{ minBlockSize: '100dvh' }} />;
}

/** A page that could not be loaded asks to retry; one that broke says Oops. */
export function RootError() {
  const error = useRouteError();
  return isLoadFailure(error) ? <RetryPage /> : <Oops />;
}

// Browsers word a failed dynamic import each in their own way.
function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script|importing a module|Failed to fetch|preload CSS/i.test(
      error.message,
    )
  );
}
