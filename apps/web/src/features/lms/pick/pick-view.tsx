import { Button } from '@mantine/core';
import { filterableContentTypes } from '@takhti/content-types';
import { searchLibrary } from '@takhti/contract';
import { contentTypes, whyNotPick, type ContainerRow } from '@takhti/domain';
import { useState } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useAddressQuery } from '../../../app/routing/use-address-query.ts';
import { useText } from '../../../i18n/index.ts';
import {
  ContentFilters,
  EmptyState,
  ErrorState,
  FilterBar,
  Pager,
  showToast,
  SkeletonRows,
  useExistingPage,
} from '../../../ui/index.ts';
import {
  changeFilters,
  readFilters,
  searchOf,
  putFilters,
  type LibraryFilters,
} from '../../library/index.ts';
import { useFilterChoices } from '../../skills/index.ts';
import { PickRow } from './pick-row.tsx';
import classes from './pick.module.css';
import type { Picked } from './use-picked.ts';
import { usePickedItems } from './use-picked-items.ts';

const types = filterableContentTypes.filter((type) => contentTypes[type].selectable);

interface PickViewProps {
  readonly isSeveral: boolean;
  readonly picked: Picked;
  /** The label of the button for picked content. */
  readonly doneLabel: string;
  readonly isBusy: boolean;
  readonly onDone: (items: readonly ContainerRow[]) => void;
}

/** Published content to choose from: searched, narrowed, looked at and picked, one thing or several. */
export function PickView({ isSeveral, picked: { ids, keep }, doneLabel, isBusy, onDone }: PickViewProps) {
  const t = useText();
  const [query, changeQuery] = useAddressQuery();
  const filters = readFilters(query);
  const only_modules = query.get('only_modules') === '1' ? 1 : 0;
  const found = useQueryCall(
    searchLibrary,
    { ...searchOf(filters, 'schools_content'), only_modules },
    { keepsPrevious: true },
  );
  const choices = useFilterChoices(filters.grade);
  const picked = usePickedItems(ids);
  const [latest, setLatest] = useState<ReadonlyMap<string, ContainerRow>>(new Map());
  const { data } = found;

  useExistingPage(filters.page, found, (page) => turn((now) => ({ ...now, page }), true));

  // Other parameters of the address stay: for whom is picked, for which lesson.
  function turn(by: (now: LibraryFilters) => LibraryFilters, replace: boolean): void {
    changeQuery((now) => putFilters(now, by(readFilters(now))), { replace });
  }

  function change(next: Partial<LibraryFilters>): void {
    turn((now) => changeFilters(now, next), next.page === undefined);
    if (next.page !== undefined) globalThis.scrollTo({ top: 0 });
  }

  function pick(item: ContainerRow): void {
    if (!isSeveral) return onDone([item]);
    if (ids.includes(item.content_id)) return keep(ids.filter((id) => id !== item.content_id));
    const known = ids.flatMap((id) => latest.get(id) ?? picked.find((each) => each.content_id === id) ?? []);
    const refusal = whyNotPick(known, item);
    if (refusal !== null) return showToast({ kind: 'warning', text: t(`lms:pick.${refusal}`) });
    setLatest((before) => new Map(before).set(item.content_id, item));
    keep([...ids, item.content_id]);
  }

  const items = ids.flatMap((id) => picked.find((each) => each.content_id === id) ?? latest.get(id) ?? []);
  return (
    <>
      <FilterBar>
        <ContentFilters
          searchLabel={t('lms:pick.search')}
          types={types}
          {...choices}
          filters={filters}
          onChange={change}
        />
      </FilterBar>
      <div aria-busy={found.isFetching} data-stale={found.isPlaceholderData || undefined}>
        {found.isPending && <SkeletonRows rows={8} />}
        {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {data && data.records.length > 0 && (
          <ul className={classes.list}>
            {data.records.map((item) => (
              <PickRow
                key={item.container_id}
                item={item}
                isSeveral={isSeveral}
                isPicked={ids.includes(item.content_id)}
                onPick={() => pick(item)}
              />
            ))}
          </ul>
        )}
        {data?.records.length === 0 && (
          <EmptyState title={t('common:no_data')} text={t('lms:pick.nothing')}>
            <Button
              variant="default"
              mt="xs"
              onClick={() => turn(() => readFilters(new URLSearchParams()), true)}
            >
              {t('lms:pick.show_all')}
            </Button>
          </EmptyState>
        )}
      </div>
      {data && <Pager page={filters.page} total={data.total} onPage={(page) => change({ page })} />}
      {isSeveral && (
        <div className={classes.bar}>
          <span role="status">{t('lms:pick.count', { count: ids.length })}</span>
          <div className={classes.buttons}>
            {ids.length > 0 && (
              <Button variant="default" onClick={() => keep([])}>
                {t('lms:pick.clear')}
              </Button>
            )}
            <Button loading={isBusy} disabled={items.length === 0} onClick={() => onDone(items)}>
              {doneLabel}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
