import { Anchor, Group, Title } from '@mantine/core';
import type { ContentStatus } from '@takhti/domain';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { ErrorState, SkeletonRows } from '../../../ui/index.ts';
import { ContainerList } from '../container-list.tsx';
import { noFilters } from '../list-filters.ts';
import { listPaths } from '../status-lists.ts';
import { useStatusList } from '../use-status-list.ts';
import { useStatusTitle } from '../use-status-title.ts';

const shown = 5;

/** The newest few of a status, with the way to the rest; nothing when there are none. */
export function LatestItems({ status, count }: { status: ContentStatus; count: number }) {
  const t = useText();
  const titleOf = useStatusTitle();
  const list = useStatusList(status, noFilters, { enabled: count > 0 });
  if (count === 0) return null;
  return (
    <section style={{ marginBlockEnd: 32 }}>
      <Group justify="space-between" mb="xs" wrap="nowrap">
        <Title order={2}>{titleOf(status)}</Title>
        {count > shown && (
          <Anchor component={Link} to={listPaths[status]}>
            {t('dashboard:home.all', { count })}
          </Anchor>
        )}
      </Group>
      {list.isPending && <SkeletonRows rows={Math.min(count, shown)} />}
      {list.isLoadingError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && <ContainerList items={list.data.records.slice(0, shown)} />}
    </section>
  );
}
