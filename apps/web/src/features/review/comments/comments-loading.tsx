import { Group, Skeleton, Stack } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';

/** Placeholder rows of the comment list (specification, section 9). */
const rows = Array.from({ length: 10 }, (_, index) => `row-${String(index)}`);

/** Comments that are on their way, in their shape. */
export function CommentsLoading() {
  const t = useText();
  return (
    <Stack gap="lg" role="status" aria-busy="true">
      <span className="visually-hidden">{t('common:loading')}</span>
      {rows.map((row) => (
        <Group key={row} gap="sm" wrap="nowrap" align="flex-start">
          <Skeleton circle height={32} style={{ flex: 'none' }} />
          <Stack gap={6} flex={1}>
            <Skeleton height={12} width="45%" />
            <Skeleton height={12} />
          </Stack>
        </Group>
      ))}
    </Stack>
  );
}
