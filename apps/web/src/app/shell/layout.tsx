import { useDisclosure } from '@mantine/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { DeskBanner } from '../../features/people/index.ts';
import { useText } from '../../i18n/index.ts';
import { ConfirmHost } from '../../ui/dialogs/confirm-host.tsx';
import { PasteGuard } from '../../ui/overlays/paste-guard.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { preloadToasts } from '../../ui/toasts/toast.ts';
import { queryClient } from '../api/query-client.ts';
import { connect } from '../connect.ts';
import { LmsContent, useNoReload } from '../launch/index.ts';
import { followLive } from '../live/index.ts';
import { useSession } from '../session/index.ts';
import { usePageHandle } from '../routing/use-page.ts';
import { guardFocus } from './focus-guard.ts';
import { Header } from './header/header.tsx';
import classes from './layout.module.css';
import { LoaderHost } from './loader-host.tsx';
import { Sidebar, SidebarDrawer } from './sidebar/sidebar.tsx';
import { useLayout } from './use-layout.ts';
import { usePageFocus } from './use-page-focus.ts';

// Before the first render: the client, the session and the toasts are joined here.
connect();

/** The studio's frame: header, sidebar, and the page; loaded with the first page behind the login. */
export function Component() {
  const { user } = useSession();
  // Another role sees other data, whichever tab switched: everything is mounted again.
  return <Frame key={`${user.user_id} ${user.active_role}`} />;
}

function Frame() {
  const t = useText();
  // Before anything below renders: a mounted query would keep its old data.
  useState(() => queryClient.clear());
  const [isDrawerOpen, { open: openDrawer, close: closeDrawer }] = useDisclosure(false);
  const isEditor = usePageHandle()?.isEditor ?? false;
  const layout = useLayout();
  useNoReload();
  const { pathname } = useLocation();
  const main = usePageFocus<HTMLElement>(pathname);
  useEffect(() => (main.current ? guardFocus(main.current) : undefined), [main]);
  useEffect(() => preloadToasts(), []);
  useEffect(() => followLive(), []);
  useEffect(() => closeDrawer(), [pathname, closeDrawer]);

  return (
    <QueryClientProvider client={queryClient}>
      <a href="#content" className={classes.skip}>
        {t('common:skip_to_content')}
      </a>
      <Header layout={layout} isEditor={isEditor} onMenu={openDrawer} />
      <div className={classes.frame}>
        {layout.hasSidebar && <Sidebar layout={layout} />}
        <main ref={main} id="content" tabIndex={-1} className={isEditor ? classes.editor : classes.page}>
          <DeskBanner />
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <LmsContent>
              <Outlet />
            </LmsContent>
          </Suspense>
        </main>
      </div>
      <SidebarDrawer layout={layout} isOpen={isDrawerOpen && layout.hasMenuButton} onClose={closeDrawer} />
      <ConfirmHost />
      <PasteGuard />
      <LoaderHost />
    </QueryClientProvider>
  );
}
