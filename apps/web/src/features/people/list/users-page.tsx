import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { listRoles, searchUsers } from '@takhti/contract';
import { Link } from 'react-router';
import { useQueryCall } from '../../../app/api/index.ts';
import { RightGate } from '../../../app/routing/right-gate.tsx';
import { useAddressQuery } from '../../../app/routing/use-address-query.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, PageHeader, Pager, SkeletonRows } from '../../../ui/index.ts';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import { FilterBar } from './filter-bar.tsx';
import {
  changeFilters,
  isNarrowed,
  readFilters,
  writeFilters,
  type PeopleFilters,
} from './people-filters.ts';
import { PeopleList } from './people-list.tsx';
import { StorageMeter } from './storage-meter.tsx';

/** The people of the institution (C-008, C-172). */
export function Component() {
  return (
    <RightGate right="users.manage">
      <UsersPage />
    </RightGate>
  );
}

function UsersPage() {
  const t = useText();
  const [query, changeQuery] = useAddressQuery();
  const [isUploading, { open: startUpload, close: endUpload }] = useDisclosure(false);
  const filters = readFilters(query);
  const found = useQueryCall(searchUsers, filters, { keepsPrevious: true });
  const roles = useQueryCall(listRoles, {}, { silent: true });
  const { data } = found;

  function change(next: Partial<PeopleFilters>): void {
    changeQuery((now) => writeFilters(changeFilters(readFilters(now), next)), {
      replace: next.page === undefined,
    });
    if (next.page !== undefined) globalThis.scrollTo({ top: 0 });
  }

  return (
    <>
      <PageHeader
        title={t('people:titles.users')}
        detail={
          <span role="status">{data ? t('people:count', { count: data.total }) : t('people:detail')}</span>
        }
      >
        <Button
          variant="default"
          leftSection={<IconFileImport size={18} aria-hidden="true" />}
          onClick={startUpload}
        >
          {t('people:upload.open')}
        </Button>
        <Button component={Link} to="/users/add" leftSection={<IconUserPlus size={18} aria-hidden="true" />}>
          {t('people:add')}
        </Button>
      </PageHeader>
      <FilterBar filters={filters} roles={roles.data?.records ?? []} onChange={change} />
      <div aria-busy={found.isFetching} data-stale={found.isPlaceholderData || undefined}>
        {found.isPending && <SkeletonRows rows={8} />}
        {found.isLoadingError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {data && data.records.length > 0 && (
          <PeopleList people={data.records} roles={roles.data?.records ?? []} query={query.toString()} />
        )}
        {data?.records.length === 0 && (
          <Nobody
            isNarrowed={isNarrowed(filters) || filters.page > 1}
            onWiden={() => changeQuery(() => new URLSearchParams())}
          />
        )}
      </div>
      {data && <Pager page={filters.page} total={data.total} onPage={(page) => change({ page })} />}
      <StorageMeter />
      {isUploading && <UploadDialog onClose={endUpload} />}
    </>
  );
}

function Nobody({ isNarrowed: wasNarrowed, onWiden }: { isNarrowed: boolean; onWiden: () => void }) {
  const t = useText();
  if (!wasNarrowed) return <EmptyState title={t('people:empty.title')} text={t('people:empty.text')} />;
  return (
    <EmptyState title={t('common:no_data')} text={t('people:search.nothing')}>
      <Button variant="default" mt="xs" onClick={onWiden}>
        {t('people:search.clear')}
      </Button>
    </EmptyState>
  );
}
