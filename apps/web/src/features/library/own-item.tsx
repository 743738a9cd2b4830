import type { ContainerRow } from '@takhti/domain';
import { Navigate } from 'react-router';
import { libraryTabPages } from '../../app/routing/library-tabs.ts';
import { useText } from '../../i18n/index.ts';
import { EmptyState, ErrorState, PageHeader, SkeletonRows } from '../../ui/index.ts';
import { useOwnItem } from './use-own-item.ts';

/** Leads from an address of own content to the page that its type has; says so where it has none. */
export function OwnItem({ pathOf }: { pathOf: (item: ContainerRow) => string | null }) {
  const t = useText();
  const { item, error, retry, isNamed } = useOwnItem();
  if (!isNamed) return <Navigate to={libraryTabPages.own_content} replace />;
  const path = item ? pathOf(item) : null;
  if (path !== null) return <Navigate to={path} replace />;
  return (
    <>
      <PageHeader title={t('library:own.title')} />
      {error && <ErrorState error={error} onRetry={retry} />}
      {!error && !item && <SkeletonRows rows={6} />}
      {!error && item && <EmptyState title={item.title} text={t('library:no_page')} />}
    </>
  );
}
