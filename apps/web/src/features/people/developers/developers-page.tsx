import { Button } from '@mantine/core';
import { listDevelopers } from '@takhti/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, pageIn, wordsIn } from '../../../app/address-filters.ts';
import { useQueryCall } from '../../../app/api/index.ts';
import { RightGate } from '../../../app/routing/right-gate.tsx';
import { useAddressQuery } from '../../../app/routing/use-address-query.ts';
import { changeDesk } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, PageHeader, Pager, SearchField, SkeletonRows } from '../../../ui/index.ts';
import { DeveloperCard } from './developer-card.tsx';
import classes from './developers.module.css';

const everyone = { full_name: '', page: 1 };

/** The content developers, with the work of each at a glance (C-175, C-176). */
export function Component() {
  return (
    <RightGate right="developers.view">
      <DevelopersPage />
    </RightGate>
  );
}

function DevelopersPage() {
  const t = useText();
  const navigate = useNavigate();
  const [query, changeQuery] = useAddressQuery();
  const [visited, setVisited] = useState<string | null>(null);
  const full_name = wordsIn(query, 'full_name');
  const page = pageIn(query);
  const found = useQueryCall(listDevelopers, { full_name, page }, { keepsPrevious: true });
  const { data } = found;

  const show = (next: Partial<typeof everyone>): void =>
    changeQuery((now) => addressOf({ full_name: wordsIn(now, 'full_name'), page: 1, ...next }, everyone));

  async function visit(user_id: string): Promise<void> {
    setVisited(user_id);
    // The reason was shown already.
    const desk = await changeDesk(user_id).catch(() => null);
    setVisited(null);
    if (desk) await navigate('/dashboard');
  }

  return (
    <>
      <PageHeader
        title={t('people:titles.developers')}
        detail={
          <span role="status">
            {data ? t('people:developers.count', { count: data.total }) : t('people:developers.detail')}
          </span>
        }
      />
      <div className={classes.search}>
        <SearchField
          label={t('people:search.full_name')}
          value={full_name}
          onSearch={(name) => show({ full_name: name })}
        />
      </div>
      <div aria-busy={found.isFetching} data-stale={found.isPlaceholderData || undefined}>
        {found.isPending && <SkeletonRows rows={4} height={150} />}
        {found.isLoadingError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {data && data.records.length > 0 && (
          <ul className={classes.list}>
            {data.records.map((developer) => (
              <li key={developer.user_id} className={classes.card}>
                <DeveloperCard
                  developer={developer}
                  isVisiting={visited === developer.user_id}
                  onVisit={() => void visit(developer.user_id)}
                />
              </li>
            ))}
          </ul>
        )}
        {data?.records.length === 0 &&
          (full_name === '' && page === 1 ? (
            <EmptyState title={t('people:developers.none.title')} text={t('people:developers.none.text')} />
          ) : (
            <EmptyState title={t('common:no_data')} text={t('people:search.nothing')}>
              <Button variant="default" mt="xs" onClick={() => show(everyone)}>
                {t('people:search.clear')}
              </Button>
            </EmptyState>
          ))}
      </div>
      {data && <Pager page={page} total={data.total} onPage={(next) => show({ page: next })} />}
    </>
  );
}
