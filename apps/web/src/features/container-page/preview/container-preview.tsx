import { openContainer } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useQueryCall } from '../../../app/api/index.ts';
import { libraryTabIn, libraryTabPages } from '../../../app/routing/library-tabs.ts';
import { usePageHandle } from '../../../app/routing/use-page.ts';
import { useText } from '../../../i18n/index.ts';
import { webTypeOf } from '../../../types/registry.ts';
import { OnItsWay } from '../../../ui/index.ts';
import type { PageActions } from '../../actions/index.ts';
import { isOutOfReach, StaleNotice } from '../../editor/index.ts';
import { Unreadable } from '../unreadable.tsx';
import { ByContent } from './by-content.tsx';
import { PublishedHead } from './published-head.tsx';

interface ContainerPreviewProps {
  /** Actions that the page itself does for the action bar. */
  readonly actions?: PageActions;
  /** The content of the item; its title and actions are above. */
  readonly children: (item: OpenedContainer) => ReactNode;
}

/** The page of every type on which an item is looked at, and nothing is edited (C-144 to C-155). */
export function ContainerPreview(props: ContainerPreviewProps) {
  const [query] = useSearchParams();
  const container_id = query.get('container_id');
  const content_id = query.get('content_id');
  if (container_id !== null) return <Opened key={container_id} container_id={container_id} {...props} />;
  if (content_id !== null) return <ByContent content_id={content_id} />;
  return <Navigate to={libraryTabPages[libraryTabIn(query)]} replace />;
}

function Opened({
  container_id,
  actions,
  children,
}: ContainerPreviewProps & { readonly container_id: string }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const page = usePageHandle();
  const opened = useQueryCall(openContainer, { container_id }, { onProblem: () => true });
  const item = opened.data;
  if (!item || isOutOfReach(opened.error))
    return <OnItsWay title={page ? t(page.title) : ''} cards={4} query={opened} />;
  const path = webTypeOf(item.content_type)?.paths.preview;
  // An address that was put together by hand may name content of another type.
  if (path !== undefined && !`${pathname}/`.startsWith(`${path}/`))
    return <Navigate to={`${path}${search}`} replace />;
  return (
    <>
      <StaleNotice opened={opened} />
      <PublishedHead item={item} actions={actions} />
      {path === undefined ? <Unreadable /> : children(item)}
    </>
  );
}
