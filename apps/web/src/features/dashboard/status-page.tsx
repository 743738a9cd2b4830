import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { kindOfRole, type ContentStatus } from '@takhti/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { binPath } from '../../app/routing/bin-path.ts';
import { useAddressQuery } from '../../app/routing/use-address-query.ts';
import { useSession } from '../../app/session/index.ts';
import { useFormat, useText } from '../../i18n/index.ts';
import { EmptyState, ErrorState, PageHeader, Pager, SkeletonRows, useExistingPage } from '../../ui/index.ts';
import { ManyBar } from '../many/index.ts';
import { ApproveAllButton } from '../review/index.ts';
import { afterDoing, isSelected, nothingSelected } from '../../ui/lists/selection.ts';
import { ContainerList } from './container-list.tsx';
import { CreateButton } from './create/create-button.tsx';
import { DashboardFilters } from './dashboard-filters.tsx';
import {
  changeFilters,
  isNarrowed,
  noFilters,
  readFilters,
  writeFilters,
  type ListFilters,
} from './list-filters.ts';
import { useStatusList } from './use-status-list.ts';
import { useStatusTitle } from './use-status-title.ts';

/** The list of one status, with its filters in the address. */
function StatusPage({ status }: { status: ContentStatus }) {
  const t = useText();
  const format = useFormat();
  const titleOf = useStatusTitle();
  const { can, role } = useSession();
  const [query, changeQuery] = useAddressQuery();
  const filters = readFilters(query);
  const list = useStatusList(status, filters);
  const mayCreate = can('container.create');
  const selects = can('container.submit');
  // Statuses in which authors can delete and move their items.
  const isWorkedOn = status === 'd' || status === 's';
  const [selection, setSelection] = useState(nothingSelected);
  const selected = (list.data?.records ?? []).filter(({ container_id }) =>
    isSelected(selection, container_id),
  );

  useExistingPage(filters.page, list, (page) =>
    changeQuery((now) => writeFilters({ ...readFilters(now), page }), { replace: true }),
  );

  function change(wanted: Partial<ListFilters>): void {
    changeQuery((now) => writeFilters(changeFilters(readFilters(now), wanted)), {
      replace: wanted.page === undefined,
    });
  }

  return (
    <>
      <PageHeader
        title={titleOf(status)}
        detail={
          list.data &&
          t('dashboard:list.total', { count: list.data.total, shown: format.number(list.data.total) })
        }
      >
        {status === 'd' && can('container.submit') && (
          <Button
            component={Link}
            to={binPath}
            variant="default"
            leftSection={<IconTrash size={18} aria-hidden="true" />}
          >
            {t('dashboard:bin.title')}
          </Button>
        )}
        {mayCreate && <CreateButton />}
        {status === 'w' && can('container.review') && <ApproveAllButton />}
      </PageHeader>
      <DashboardFilters status={status} filters={filters} onChange={change} />
      {list.isPending && <SkeletonRows rows={8} />}
      {list.isLoadingError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && list.data.records.length > 0 && (
        <ContainerList
          items={list.data.records}
          selection={selects ? selection : undefined}
          onSelection={setSelection}
          namesAuthors={kindOfRole(role) === 'reviewer'}
        />
      )}
      {list.data?.records.length === 0 && (
        <NothingHere status={status} isNarrowed={isNarrowed(filters)} onClear={() => change(noFilters)} />
      )}
      {selects && (
        <ManyBar
          items={selected}
          of={isWorkedOn ? 'drafts' : 'work'}
          onClear={() => setSelection(nothingSelected)}
          onBegin={() => () => setSelection((now) => afterDoing(now, selection))}
        />
      )}
      {list.data && <Pager page={filters.page} total={list.data.total} onPage={(page) => change({ page })} />}
    </>
  );
}

function NothingHere({
  status,
  isNarrowed: isFiltered,
  onClear,
}: {
  status: ContentStatus;
  isNarrowed: boolean;
  onClear: () => void;
}) {
  const t = useText();
  const { role } = useSession();
  if (isFiltered) {
    return (
      <EmptyState title={t('common:no_data')} text={t('dashboard:list.nothing_matches')}>
        <Button variant="default" onClick={onClear}>
          {t('dashboard:list.clear_filters')}
        </Button>
      </EmptyState>
    );
  }
  const desk = kindOfRole(role) === 'reviewer' ? 'reviewer' : 'developer';
  return (
    <EmptyState title={t('dashboard:empty.title')} text={t(`dashboard:empty.${desk}.${status}`)}>
      {desk === 'developer' && status === 'd' && (
        <Button component={Link} to="/dashboard/create" leftSection={<IconPlus size={18} />}>
          {t('common:create')}
        </Button>
      )}
    </EmptyState>
  );
}

/** The page of each status, as the table of routes loads it. */
export const statusPages: Record<ContentStatus, { Component: () => React.ReactNode }> = {
  d: { Component: () => <StatusPage status="d" /> },
  w: { Component: () => <StatusPage status="w" /> },
  r: { Component: () => <StatusPage status="r" /> },
  s: { Component: () => <StatusPage status="s" /> },
  a: { Component: () => <StatusPage status="a" /> },
};
