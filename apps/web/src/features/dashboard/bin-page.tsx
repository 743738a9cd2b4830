import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { bringBack, listBin, type ReplyOf } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { useState } from 'react';
import { useCall, useQueryCall } from '../../app/api/index.ts';
import { useFormat, useText } from '../../i18n/index.ts';
import { useSetAside } from '../actions/index.ts';
import { TypeIcon } from '../../types/type-icon.tsx';
import {
  ContentTitle,
  FactDivider,
  EmptyState,
  ErrorState,
  PageHeader,
  Pager,
  RelativeTime,
  showToast,
  SkeletonRows,
  useExistingPage,
  useTypeName,
} from '../../ui/index.ts';
import classes from './bin.module.css';
import lists from './container-list.module.css';

type Deleted = ReplyOf<typeof listBin>['records'][number];

/** The recycle bin of an author. */
export function Component() {
  const t = useText();
  const [page, setPage] = useState(1);
  const bin = useQueryCall(listBin, { page }, { keepsPrevious: true });
  useExistingPage(page, bin, setPage);
  return (
    <>
      <PageHeader
        title={t('dashboard:bin.title')}
        detail={t('dashboard:bin.text', { count: limits.bin.days })}
      />
      {bin.isPending && <SkeletonRows rows={4} />}
      {bin.isLoadingError && <ErrorState error={bin.error} onRetry={() => void bin.refetch()} />}
      {bin.data?.records.length === 0 && (
        <EmptyState title={t('dashboard:bin.empty')} text={t('dashboard:bin.empty_text')} />
      )}
      {bin.data && bin.data.records.length > 0 && (
        <ul className={`${lists.list} ${lists.box}`}>
          {bin.data.records.map((item) => (
            <li key={item.container_id} className={classes.item}>
              <Row item={item} />
            </li>
          ))}
        </ul>
      )}
      {bin.data && <Pager page={page} total={bin.data.total} onPage={setPage} />}
    </>
  );
}

function Row({ item }: { readonly item: Deleted }) {
  const t = useText();
  const format = useFormat();
  const typeName = useTypeName();
  const { onProblem, runPast } = useSetAside();
  const { run, isRunning } = useCall(bringBack, { onProblem });

  async function restore(): Promise<void> {
    if (await runPast(() => run({ container_id: item.container_id })))
      showToast({ kind: 'success', text: t('dashboard:bin.done') });
  }

  return (
    <>
      <TypeIcon type={item.content_type} />
      <div className={classes.words}>
        <span className={classes.title}>
          <ContentTitle language={item.language}>{item.title}</ContentTitle>
        </span>
        <span className={classes.second}>
          <span>{typeName(item.content_type)}</span>
          <FactDivider />
          <span>
            <RelativeTime instant={item.deleted_on} />
          </span>
          <FactDivider />
          <span>{t('dashboard:bin.until', { date: format.date(item.kept_until) })}</span>
        </span>
      </div>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} data-points aria-hidden="true" />}
        loading={isRunning}
        onClick={() => void restore()}
      >
        {t('dashboard:bin.restore')}
      </Button>
    </>
  );
}
