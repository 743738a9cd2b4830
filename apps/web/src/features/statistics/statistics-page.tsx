import { Button, Select } from '@mantine/core';
import { IconDownload, IconUsers } from '@tabler/icons-react';
import { exportStatistics, readStatistics } from '@takhti/contract';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useCall, useQueryCall } from '../../app/api/index.ts';
import { useDocumentTitle } from '../../app/routing/use-page.ts';
import { useSession } from '../../app/session/index.ts';
import { useFormat, useText } from '../../i18n/index.ts';
import { ContentTitle, EmptyState, ErrorState, PageHeader, SkeletonRows } from '../../ui/index.ts';
import { without } from './results/without.ts';
import { StatisticsBody } from './statistics-body.tsx';
import classes from './statistics.module.css';

/** How learners answered an item that is published, version by version. */
export function Component() {
  const [query] = useSearchParams();
  const container_id = query.get('container_id');
  if (container_id === null) return <Navigate to="/dashboard" replace />;
  return <Statistics key={container_id} container_id={container_id} />;
}

function Statistics({ container_id }: { readonly container_id: string }) {
  const t = useText();
  const format = useFormat();
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const file = useCall(exportStatistics);
  const asked = { container_id, publication_id: query.get('version') ?? undefined };
  const read = useQueryCall(readStatistics, asked, {
    onProblem: () => true,
    staleTime: 0,
    keepsPrevious: true,
  });
  useDocumentTitle(read.data?.title ?? t('statistics:title'));
  if (read.isPending) return <SkeletonRows rows={4} height={120} />;
  // Statistics of another version must not be shown in place of unreadable ones.
  if (!read.data || (read.error && read.isPlaceholderData))
    return (
      <>
        <PageHeader title={t('statistics:title')} />
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      </>
    );
  const { title, language, publication_id, versions, statistics } = read.data;
  const isEmpty = statistics === null || statistics.attempts === 0;
  return (
    <>
      <PageHeader
        title={<ContentTitle language={language}>{title}</ContentTitle>}
        detail={t('statistics:title')}
      >
        {versions.length > 1 && (
          <Select
            aria-label={t('statistics:version')}
            className={classes.version}
            data={versions.map((version, at) => ({
              value: version.publication_id,
              label: t(version.is_current ? 'statistics:current' : 'statistics:older', {
                number: versions.length - at,
                date: format.date(version.published_on),
              }),
            }))}
            value={publication_id}
            onChange={(value) =>
              setQuery(
                (now) => {
                  if (value !== null) now.set('version', value);
                  return now;
                },
                { replace: true },
              )
            }
          />
        )}
        <Button
          component={Link}
          to={{ pathname: '/dashboard/results', search: without(query, 'version') }}
          variant="default"
          leftSection={<IconUsers size={18} aria-hidden="true" />}
        >
          {t('statistics:results.title')}
        </Button>
        {!isEmpty && user.specs.is_excel_export !== 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            loading={file.isRunning}
            onClick={() => void file.run(asked)}
          >
            {t('statistics:export')}
          </Button>
        )}
      </PageHeader>
      {isEmpty ? (
        <EmptyState title={t('statistics:none.title')} text={t('statistics:none.text')} />
      ) : (
        <StatisticsBody statistics={statistics} language={language} />
      )}
    </>
  );
}
