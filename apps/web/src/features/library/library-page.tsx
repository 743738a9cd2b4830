import { Button } from '@mantine/core';
import { availableContentTypes } from '@takhti/content-types';
import { searchLibrary } from '@takhti/contract';
import { contentTypes } from '@takhti/domain';
import { Link, useSearchParams } from 'react-router';
import { useQueryCall } from '../../app/api/index.ts';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { ContentFilters, EmptyState, ErrorState, FilterBar, PageHeader, Pager } from '../../ui/index.ts';
import {
  changeFilters,
  isNarrowed,
  readFilters,
  searchOf,
  writeFilters,
  type LibraryFilters,
} from './library-filters.ts';
import { LibraryList, LibraryLoading } from './library-list.tsx';

const types = availableContentTypes.filter((type) => contentTypes[type].searchable);

/** What the institution has published (C-133). */
export function Component() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const found = useQueryCall(searchLibrary, searchOf(filters), { keepsPrevious: true });
  const { data } = found;

  function change(next: Partial<LibraryFilters>): void {
    setQuery(writeFilters(changeFilters(filters, next)), { replace: next.page === undefined });
    if (next.page !== undefined) globalThis.scrollTo({ top: 0 });
  }

  return (
    <>
      <PageHeader
        title={t('library:title')}
        detail={
          <span role="status">{data ? t('library:count', { count: data.total }) : t('library:detail')}</span>
        }
      />
      <FilterBar>
        <ContentFilters searchLabel={t('library:search')} types={types} filters={filters} onChange={change} />
      </FilterBar>
      <div aria-busy={found.isFetching}>
        {found.isPending && <LibraryLoading />}
        {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {data && data.records.length > 0 && <LibraryList items={data.records} />}
        {data && data.records.length === 0 && (
          <Nothing isNarrowed={isNarrowed(filters) || filters.page > 1} onWiden={() => setQuery({})} />
        )}
      </div>
      {data && <Pager page={filters.page} total={data.total} onPage={(page) => change({ page })} />}
    </>
  );
}

function Nothing({ isNarrowed: wasNarrowed, onWiden }: { isNarrowed: boolean; onWiden: () => void }) {
  const t = useText();
  const { can } = useSession();
  if (wasNarrowed) {
    return (
      <EmptyState title={t('common:no_data')} text={t('library:none_found')}>
        <Button variant="default" mt="xs" onClick={onWiden}>
          {t('library:show_all')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('library:empty.title')} text={t('library:empty.text')}>
      {can('container.create') && (
        <Button component={Link} to="/dashboard/create" mt="xs">
          {t('common:create')}
        </Button>
      )}
    </EmptyState>
  );
}
