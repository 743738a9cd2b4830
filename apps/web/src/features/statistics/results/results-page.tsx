import { Button } from '@mantine/core';
import { IconChartBar, IconDownload } from '@tabler/icons-react';
import { exportResults, listResults } from '@takhti/contract';
import { contentTypes, type ContentType } from '@takhti/domain';
import { Link, Navigate, useSearchParams } from 'react-router';
import { pageIn } from '../../../app/address-filters.ts';
import { useCall, useQueryCall } from '../../../app/api/index.ts';
import { useDocumentTitle } from '../../../app/routing/use-page.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle, EmptyState, ErrorState, PageHeader, Pager, SkeletonRows } from '../../../ui/index.ts';
import { without } from './without.ts';
import { AskedQuestions } from './asked-questions.tsx';
import { MarksLegend } from './line-marks.tsx';
import { ResultRow } from './result-row.tsx';
import { StartedList } from './started-list.tsx';
import classes from './results.module.css';

/** The results of a published item: who finished it, when, and how each question went. */
export function Component() {
  const [query] = useSearchParams();
  const container_id = query.get('container_id');
  if (container_id === null) return <Navigate to="/dashboard" replace />;
  return <Results key={container_id} container_id={container_id} />;
}

// Content that is opened and not attempted never has results.
function NoResults({ content_type }: { readonly content_type: ContentType }) {
  const t = useText();
  const key = contentTypes[content_type].is_scored ? 'none' : 'opened';
  return (
    <EmptyState title={t(`statistics:results.${key}_title`)} text={t(`statistics:results.${key}_text`)} />
  );
}

function Results({ container_id }: { readonly container_id: string }) {
  const t = useText();
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const page = pageIn(query);
  const file = useCall(exportResults);
  const read = useQueryCall(
    listResults,
    { container_id, page },
    { onProblem: () => true, staleTime: 0, keepsPrevious: true },
  );
  useDocumentTitle(read.data?.title ?? t('statistics:results.title'));
  if (read.isPending) return <SkeletonRows rows={8} />;
  if (!read.data)
    return (
      <>
        <PageHeader title={t('statistics:results.title')} />
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      </>
    );
  const { title, language, content_type, questions, only_own_links, records, total } = read.data;
  const { started, total_started } = read.data;
  const hasLines = records.some(({ lines }) => lines.length > 0);
  return (
    <>
      <PageHeader
        title={<ContentTitle language={language}>{title}</ContentTitle>}
        detail={t(only_own_links ? 'statistics:results.only_own_links' : 'statistics:results.title')}
      >
        {contentTypes[content_type].counts_answers && !only_own_links && (
          <Button
            component={Link}
            to={{ pathname: '/dashboard/statistics', search: without(query, 'page') }}
            variant="default"
            leftSection={<IconChartBar size={18} aria-hidden="true" />}
          >
            {t('statistics:results.statistics')}
          </Button>
        )}
        {total > 0 && user.specs.is_excel_export !== 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            loading={file.isRunning}
            onClick={() => void file.run({ container_id })}
          >
            {t('statistics:export')}
          </Button>
        )}
      </PageHeader>
      {page === 1 && <StartedList started={started} total_started={total_started} />}
      {total === 0 ? (
        started.length === 0 && <NoResults content_type={content_type} />
      ) : (
        <>
          {page === 1 && <AskedQuestions questions={questions} language={language} />}
          {hasLines ? <MarksLegend /> : <p>{t('statistics:results.sums_alone')}</p>}
          <ul className={classes.list} aria-busy={read.isFetching}>
            {records.map((result) => (
              <ResultRow
                key={result.attempt_id}
                content_type={content_type}
                result={result}
                questions={questions}
                language={language}
              />
            ))}
          </ul>
        </>
      )}
      <Pager
        page={page}
        total={total}
        onPage={(next) =>
          setQuery((now) => {
            now.set('page', String(next));
            return now;
          })
        }
      />
    </>
  );
}
