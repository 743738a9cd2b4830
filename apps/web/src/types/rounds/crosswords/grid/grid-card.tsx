import { Alert, Card, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CrosswordDoc, Layout } from '@takhti/content-types/crosswords';
import { limits } from '@takhti/domain';
import { useFormat, useText } from '../../../../i18n/index.ts';
import classes from './grid.module.css';
import { SolvedGrid } from './solved-grid.tsx';

interface GridCardProps {
  readonly doc: CrosswordDoc;
  /** Null until it is laid out for the first time. */
  readonly layout: Layout | null;
  readonly isBehind: boolean;
}

/** The grid that the words make, and which of them found no place in it. */
export function GridCard({ doc, layout, isBehind }: GridCardProps) {
  const t = useText();
  const format = useFormat();
  const isThere = layout !== null && layout.placed.length >= limits.crossword.min_crossing;
  const leftOut = (layout?.left_out ?? []).flatMap((at) => doc.files[at]?.word.trim() || []);
  return (
    <Card
      withBorder
      radius="lg"
      padding="lg"
      component="section"
      className={classes.card}
      aria-labelledby="crossword-grid"
      data-tour="finish"
    >
      <Title order={2} size="h3" id="crossword-grid">
        {t('crosswords:grid.title')}
      </Title>
      {isThere ? (
        <div data-behind={isBehind || undefined} className={classes.whole}>
          <SolvedGrid doc={doc} layout={layout} />
          <Text size="sm" c="dimmed">
            {t('crosswords:grid.facts', { crossings: layout.crossings, count: layout.placed.length })}
          </Text>
        </div>
      ) : (
        <Text c="dimmed" mt="xs">
          {t('crosswords:grid.none')}
        </Text>
      )}
      {isThere && leftOut.length > 0 && (
        <Alert
          mt="md"
          color="saffron"
          icon={<IconAlertTriangle size={18} aria-hidden="true" />}
          title={t('crosswords:grid.left_out_title')}
        >
          <bdi>{t('crosswords:grid.left_out', { words: format.list(leftOut) })}</bdi>
        </Alert>
      )}
    </Card>
  );
}
