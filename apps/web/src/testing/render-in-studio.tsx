import '@mantine/core/styles.layer.css';
import '../theme/base.css';
import '../theme/dark.css';
import '../theme/languages.css';
import '../theme/latin.css';
import '../theme/naskh.css';
import '../theme/nastaliq.css';
import '../theme/subsets.css';
import type { Locale, User } from '@takhti/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, type Location, Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { cleanup, render } from 'vitest-browser-react/pure';
import { page } from 'vitest/browser';
import { queryClient } from '../app/api/query-client.ts';
import { App } from '../app/app.tsx';
import { connect } from '../app/connect.ts';
import { sessionStore } from '../app/session/index.ts';
import { somebody } from '../app/session/testing/somebody.ts';
import classes from '../app/shell/layout.module.css';
import { LoaderHost } from '../app/shell/loader-host.tsx';
import { useBackTarget, usePageHandle } from '../app/routing/use-page.ts';
import { changeLocale, loadTexts, startTexts } from '../i18n/index.ts';
import { namespaces } from '../i18n/namespaces.ts';
import { ConfirmHost } from '../ui/dialogs/confirm-host.tsx';
import { PasteGuard } from '../ui/overlays/paste-guard.tsx';
import { ToastHost } from '../ui/toasts/toast-host.tsx';
import { BackTarget } from '../ui/back-target.ts';
import { fakeWire } from './fake-server.ts';

interface StudioOptions {
  readonly locale?: Locale;
  /** Of the window, in pixels. */
  readonly width?: number;
  readonly height?: number;
  /** In what the person who is logged in differs from our usual developer. */
  readonly as?: Partial<User>;
}

interface OpenStudio {
  /** Where the router is: path and query. */
  readonly address: () => string;
}

/** Draws an element as the studio does, with its look, texts, session, dialogs and toasts; the fake server answers its calls. */
export function renderInStudio(element: ReactNode, options: StudioOptions = {}): Promise<OpenStudio> {
  return openInStudio([{ path: '/', element }], '/', options);
}

/**
 * Opens a page of a feature by its address. A second time in one test it is as a reload, or as somebody else at the same browser:
 * what the browser keeps is still there.
 */
export async function openInStudio(
  routes: readonly RouteObject[],
  address: string | Partial<Location>,
  { locale = 'en', width = 1280, height = 800, as = {} }: StudioOptions = {},
): Promise<OpenStudio> {
  await cleanup();
  queryClient.clear();
  await page.viewport(width, height);
  await speak(locale);
  sessionStore.logIn({ session_id: 'session', refresh_token: '' }, somebody(as));
  connect(fakeWire);
  const elsewhere = { path: '*', element: <h1>Another page</h1> };
  const router = createMemoryRouter(
    [{ Component: Frame, HydrateFallback: Nothing, children: [...routes, elsewhere] }],
    { initialEntries: [address] },
  );
  await render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  return { address: () => router.state.location.pathname + router.state.location.search };
}

let isStarted = false;

async function speak(locale: Locale): Promise<void> {
  if (!isStarted) await startTexts();
  isStarted = true;
  await changeLocale(locale);
  await loadTexts(namespaces);
}

/** The studio's frame without its header and sidebar, which ask for what no test of a page is about. */
function Frame() {
  const isEditor = usePageHandle()?.isEditor ?? false;
  return (
    <QueryClientProvider client={queryClient}>
      <div className={classes['frame']}>
        <main className={classes[isEditor ? 'editor' : 'page']}>
          <BackTarget value={useBackTarget()}>
            <Suspense fallback={<Nothing />}>
              <Outlet />
            </Suspense>
          </BackTarget>
        </main>
      </div>
      <ConfirmHost />
      <PasteGuard />
      <LoaderHost />
      <ToastHost />
    </QueryClientProvider>
  );
}

function Nothing() {
  return null;
}
