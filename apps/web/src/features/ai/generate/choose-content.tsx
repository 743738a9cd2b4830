import { Button, Card, Select } from '@mantine/core';
import { generatingOf } from '@takhti/content-types/generating';
import { listDeveloperDashboard } from '@takhti/contract';
import { contentTypes, isContentType, type ContentType } from '@takhti/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { typesGeneratedMost } from '../../../types/registry.ts';
import { ContentTitle, EmptyState, ErrorState, Pager, SkeletonRows, useTypeName } from '../../../ui/index.ts';
import classes from './generate.module.css';

const common = typesGeneratedMost();
const others = (Object.keys(contentTypes) as ContentType[]).filter(
  (type) => !common.includes(type) && generatingOf(type) !== undefined,
);

/** The types that can be generated for, the most common first. */
const types: readonly ContentType[] = [...common, ...others];

/** For which of one's drafts something is to be generated, or for a new one. */
export function ChooseContent() {
  const t = useText();
  const typeName = useTypeName();
  const [type, setType] = useState(types[0] ?? null);
  const [page, setPage] = useState(1);
  const list = useQueryCall(
    listDeveloperDashboard,
    { content_status: 'd', ...(type && { content_type: type }), page },
    { keepsPrevious: true },
  );
  return (
    <Card withBorder padding="lg" className={classes.form}>
      <h2>{t('ai:choose.title')}</h2>
      <Select
        label={t('ai:choose.kind')}
        value={type}
        data={types.map((value) => ({ value, label: typeName(value) }))}
        onChange={(value) => {
          if (value !== null && isContentType(value)) setType(value);
          setPage(1);
        }}
      />
      <Button
        component={Link}
        to={`/dashboard/select-grade-subject?content_type=${type ?? ''}&then=generate`}
        variant="default"
        style={{ justifySelf: 'start' }}
      >
        {t('ai:choose.new')}
      </Button>
      {list.data && list.data.total > 0 && <h3>{t('ai:choose.drafts')}</h3>}
      {list.isPending && <SkeletonRows rows={4} height={48} />}
      {list.isLoadingError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.total === 0 && <EmptyState title={t('ai:choose.none')} text={t('ai:choose.none_text')} />}
      <ul className={classes.drafts}>
        {list.data?.records.map((row) => (
          <li key={row.container_id}>
            <Link to={`/dashboard/generate?container_id=${row.container_id}`}>
              <ContentTitle language={row.language}>{row.title}</ContentTitle>
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={page} total={list.data?.total ?? 0} onPage={setPage} />
    </Card>
  );
}
