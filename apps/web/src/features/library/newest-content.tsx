import { Anchor, Group, Title } from '@mantine/core';
import { searchLibrary } from '@takhti/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { useQueryCall } from '../../app/api/index.ts';
import { useText } from '../../i18n/index.ts';
import { EmptyState, ErrorState } from '../../ui/index.ts';
import { LibraryList, LibraryLoading } from './library-list.tsx';
import { everything, searchOf } from './library-filters.ts';

const shown = 6;

/** The latest publications with all their actions, for pages outside the library. */
export function NewestContent() {
  const t = useText();
  const id = useId();
  const found = useQueryCall(searchLibrary, searchOf(everything, 'schools_content'));
  const { data } = found;
  return (
    <section aria-labelledby={id}>
      <Group justify="space-between" mb="xs" wrap="nowrap">
        <Title order={2} id={id}>
          {t('library:newest')}
        </Title>
        {data !== undefined && data.total > shown && (
          <Anchor component={Link} to="/content">
            {t('library:shelves.schools_content')}
          </Anchor>
        )}
      </Group>
      {found.isPending && <LibraryLoading />}
      {found.isLoadingError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {data?.total === 0 && <EmptyState title={t('library:empty.title')} text={t('library:empty.text')} />}
      {data !== undefined && data.total > 0 && (
        <LibraryList items={data.records.slice(0, shown)} tab="schools_content" />
      )}
    </section>
  );
}
