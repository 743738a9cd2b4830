import { Group, Pagination, Text } from '@mantine/core';
import { limits } from '@takhti/domain';
import { useFormat, useText } from '../i18n/index.ts';
import { pageCount } from './page-count.ts';

interface PagerProps {
  readonly page: number;
  readonly total: number;
  readonly pageSize?: number;
  readonly onPage: (page: number) => void;
}

/** The pages of a list; nothing under two of them (C-270, C-271). */
export function Pager({ page, total, pageSize = limits.page_size, onPage }: PagerProps) {
  const t = useText();
  const format = useFormat();
  const pages = pageCount(total, pageSize);
  if (pages < 2) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <Group justify="space-between" mt="md" gap="sm" component="nav" aria-label={t('common:pager.label')}>
      <Text size="sm" c="dimmed">
        {t('common:pager.shown', { first, last: Math.min(total, first + pageSize - 1), total })}
      </Text>
      <Pagination
        value={page}
        total={pages}
        onChange={onPage}
        siblings={1}
        getItemProps={(number) => ({
          'aria-label': t('common:pager.page', { page: number }),
          children: format.number(number),
        })}
        getControlProps={(control) => ({ 'aria-label': t(`common:pager.${control}`) })}
      />
    </Group>
  );
}
