import { Group, Pagination, Text } from '@mantine/core';
import { limits } from '@takhti/domain';
import { useFormat, useText } from '../../i18n/index.ts';
import { pageCount } from './page-count.ts';
import { shownPages } from './shown-pages.ts';

interface PagerProps {
  readonly page: number;
  readonly total: number;
  readonly pageSize?: number;
  readonly onPage: (page: number) => void;
}

/** The pages of a list, from one; nothing under two of them (C-270, C-271; G-357 to G-363). */
export function Pager({ page, total, pageSize = limits.page_size, onPage }: PagerProps) {
  const t = useText();
  const format = useFormat();
  const pages = pageCount(total, pageSize);
  if (pages < 2) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);
  return (
    <Group justify="space-between" mt="md" gap="sm" component="nav" aria-label={t('common:pager.label')}>
      <Text size="sm" c="dimmed">
        <bdi>{t('common:pager.showing', { page, pages })}</bdi> –{' '}
        <bdi>{t('common:pager.shown', { first, last, total })}</bdi>
      </Text>
      <Pagination.Root value={page} total={pages} onChange={onPage}>
        <Group gap={8}>
          <Pagination.Previous aria-label={t('common:pager.previous')} />
          {shownPages(page, pages).map((number, at) =>
            number === 'gap' ? (
              <Pagination.Dots key={at === 1 ? 'before' : 'after'} />
            ) : (
              <Pagination.Control
                key={number}
                active={number === page}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('common:pager.page', { page: number })}
                onClick={() => onPage(number)}
              >
                {format.number(number)}
              </Pagination.Control>
            ),
          )}
          <Pagination.Next aria-label={t('common:pager.next')} />
        </Group>
      </Pagination.Root>
    </Group>
  );
}
