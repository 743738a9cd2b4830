import { Button } from '@mantine/core';
import { IconClipboardCheck, IconListCheck, IconTargetArrow } from '@tabler/icons-react';
import { filterableContentTypes } from '@takhti/content-types';
import { searchLibrary } from '@takhti/contract';
import { contentTypes, isHidden, limits } from '@takhti/domain';
import { Link } from 'react-router';
import { useQueryCall } from '../../app/api/index.ts';
import { useUrlData } from '../../app/launch/index.ts';
import type { LibraryTab } from '../../app/routing/library-tabs.ts';
import { useAddressQuery } from '../../app/routing/use-address-query.ts';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import {
  ContentFilters,
  EmptyState,
  ErrorState,
  FilterBar,
  PageHeader,
  Pager,
  useExistingPage,
} from '../../ui/index.ts';
import { CollectionChoice, CollectionHead } from '../collections/index.ts';
import { ManyBar } from '../many/index.ts';
import { useFilterChoices } from '../skills/index.ts';
import { ChosenSkill } from './chosen-skill.tsx';
import { NamedTypes } from './finder/named-types.tsx';
import {
  changeFilters,
  isNarrowed,
  readFilters,
  searchOf,
  whyNothing,
  writeFilters,
  type LibraryFilters,
} from './library-filters.ts';
import { LibraryList, LibraryLoading } from './library-list.tsx';
import { LibraryTabList } from './library-tab-list.tsx';
import { UnitFilter } from './unit-filter.tsx';
import { useLibrarySelection } from './use-library-selection.ts';
import { useLibraryView, ViewSwitch } from './view-switch.tsx';
import classes from './library.module.css';

const types = filterableContentTypes.filter((type) => contentTypes[type].searchable);

/** Published content of a tab: searched, filtered, page by page. */
export function LibraryView({ tab }: { tab: LibraryTab }) {
  const t = useText();
  const [query, changeQuery] = useAddressQuery();
  const filters = readFilters(query);
  const found = useQueryCall(searchLibrary, searchOf(filters, tab), { keepsPrevious: true });
  const { data } = found;
  const choices = useFilterChoices(filters.grade);
  const [view, setView] = useLibraryView();
  const { isSelecting, selected, toggle, selection, setSelection, clear, begin } = useLibrarySelection(
    data?.records ?? [],
  );
  const isOwn = tab === 'own_content';
  const { user, can } = useSession();
  const offered = types.filter((type) => !isHidden(type, user.specs));
  const { isLms, full_access } = useUrlData();
  // A person whom the LMS logged in with full access works as an author: they submit for review and do not assign (C-819).
  const mayHandleMany = can('container.create') || can('stats.export') || can('library.delete');
  const isAssigning = isLms && can('content.assign') && !(full_access && user.jwtLogin === 1);

  useExistingPage(filters.page, found, (page) =>
    changeQuery((now) => writeFilters({ ...readFilters(now), page }), { replace: true }),
  );

  function countOf(total: number): string {
    const isMore = filters.title !== '' && total === limits.search.most_found;
    return t(isMore ? 'library:count_or_more' : 'library:count', { count: total });
  }

  function change(next: Partial<LibraryFilters>): void {
    changeQuery((now) => writeFilters(changeFilters(readFilters(now), next)), {
      replace: next.page === undefined,
    });
    if (next.page !== undefined) globalThis.scrollTo({ top: 0 });
  }

  return (
    <>
      <PageHeader
        title={t(isOwn ? 'library:own.title' : 'library:title')}
        detail={
          <span role="status">
            {data ? countOf(data.total) : t(isOwn ? 'library:own.detail' : 'library:detail')}
          </span>
        }
      >
        {isAssigning && (
          <Button
            component={Link}
            to="/content/select-content"
            leftSection={<IconClipboardCheck size={18} aria-hidden="true" />}
          >
            {t('lms:assign.title')}
          </Button>
        )}
        {isOwn && (
          <Button
            component={Link}
            to={`/content/kp-content/select-skill?${writeFilters(filters).toString()}`}
            variant="default"
            leftSection={<IconTargetArrow size={18} aria-hidden="true" />}
          >
            {t('library:by_skill.open')}
          </Button>
        )}
      </PageHeader>
      <LibraryTabList tab={tab} filters={filters}>
        <div className={classes.tools}>
          {mayHandleMany && (
            <Button
              variant={isSelecting ? 'filled' : 'default'}
              aria-pressed={isSelecting}
              leftSection={<IconListCheck size={18} aria-hidden="true" />}
              onClick={toggle}
            >
              {t(isSelecting ? 'many:select_done' : 'many:select')}
            </Button>
          )}
          <ViewSwitch view={view} onView={setView} />
        </div>
      </LibraryTabList>
      <FilterBar>
        <ContentFilters
          searchLabel={t('library:search')}
          types={offered}
          {...choices}
          filters={filters}
          onChange={change}
        />
        <UnitFilter {...filters} onChange={(category) => change({ category })} />
        <CollectionChoice
          collection_id={filters.collection}
          onChange={(collection) => change({ collection })}
        />
        {filters.skill !== '' && <ChosenSkill skill={filters.skill} onClear={() => change({ skill: '' })} />}
      </FilterBar>
      {filters.content_type === '' && (
        <NamedTypes
          typed={filters.title}
          types={offered}
          onType={(content_type) => change({ content_type, title: '' })}
        />
      )}
      {filters.collection !== '' && (
        <CollectionHead collection_id={filters.collection} onGone={() => change({ collection: '' })} />
      )}
      <div aria-busy={found.isFetching} data-stale={found.isPlaceholderData || undefined}>
        {found.isPending && <LibraryLoading />}
        {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {data && data.records.length > 0 && (
          <LibraryList
            items={data.records}
            tab={tab}
            view={view}
            selection={isSelecting ? selection : undefined}
            onSelection={setSelection}
          />
        )}
        {data && data.records.length === 0 && (
          <Nothing tab={tab} filters={filters} onWiden={() => changeQuery(() => new URLSearchParams())} />
        )}
      </div>
      {isSelecting && <ManyBar items={selected} of="library" onClear={clear} onBegin={begin} />}
      {data && <Pager page={filters.page} total={data.total} onPage={(page) => change({ page })} />}
    </>
  );
}

interface NothingProps {
  readonly tab: LibraryTab;
  readonly filters: LibraryFilters;
  readonly onWiden: () => void;
}

function Nothing({ tab, filters, onWiden }: NothingProps) {
  const t = useText();
  const { can } = useSession();
  if (isNarrowed(filters)) {
    return (
      <EmptyState title={t('common:no_data')} text={t(`library:${whyNothing(filters)}`)}>
        <Button variant="default" mt="xs" onClick={onWiden}>
          {t('library:show_all')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('library:empty.title')}
      text={t(tab === 'own_content' ? 'library:own.empty' : 'library:empty.text')}
    >
      {can('container.create') && (
        <Button component={Link} to="/dashboard/create" mt="xs">
          {t('common:create')}
        </Button>
      )}
    </EmptyState>
  );
}
