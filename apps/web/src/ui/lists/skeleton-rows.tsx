import { Skeleton, Stack } from '@mantine/core';
import { useText } from '../../i18n/index.ts';

const keys = Array.from({ length: 30 }, (_, index) => `row-${String(index)}`);

/** A list that is loading, in the shape of its rows. */
export function SkeletonRows({ rows, height = 68 }: { rows: number; height?: number }) {
  const t = useText();
  return (
    <Stack gap="xs" role="status" aria-busy="true">
      <span className="visually-hidden">{t('common:loading')}</span>
      {keys.slice(0, rows).map((key) => (
        <Skeleton key={key} height={height} radius="md" />
      ))}
    </Stack>
  );
}
