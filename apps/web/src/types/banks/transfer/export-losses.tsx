import { Alert, Loader, ScrollArea, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { lossyFormats, reportExport, type LossyFormat } from '@takhti/contract';
import type { QuestionKind } from '@takhti/domain';
import { useQueryCall } from '../../../app/api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { ErrorState } from '../../../ui/index.ts';
import type { ExportFormat } from './export-delay.ts';
import classes from './transfer.module.css';
import { useFindingText } from './use-finding-text.ts';

/** Lists what a format cannot store of a bank, question by question, before the export. */
export function ExportLosses({ format, ...of }: Of & { format: ExportFormat }) {
  const known = lossyFormats.find((each) => each === format);
  return known === undefined ? null : <Losses {...of} format={known} />;
}

interface Of {
  readonly container_id: string;
  /** The chosen questions; none for all. */
  readonly content_ids: readonly string[];
  readonly question_kind: QuestionKind;
}

function Losses({ content_ids, ...of }: Of & { format: LossyFormat }) {
  const t = useText();
  const { facts } = useFormat();
  const textOf = useFindingText();
  const report = useQueryCall(reportExport, { ...of, content_ids: [...content_ids] });
  if (report.error) return <ErrorState error={report.error} onRetry={() => void report.refetch()} />;
  if (!report.data) return <Loader mt="md" size="sm" aria-label={t('common:loading')} />;
  const { losses, questions } = report.data;
  if (questions === 0)
    return (
      <p className={classes.whole} role="status">
        <IconCheck size={18} aria-hidden="true" /> {t('questions:export.no_losses')}
      </p>
    );
  const numbers = [...new Set(losses.map(({ question }) => question ?? 0))];
  return (
    <Alert
      mt="md"
      color="yellow"
      variant="light"
      role="status"
      icon={<IconAlertTriangle size={20} />}
      title={t('questions:export.losses', { count: questions })}
    >
      <ScrollArea.Autosize
        mah={180}
        type="auto"
        viewportProps={{
          tabIndex: 0,
          role: 'region',
          'aria-label': t('questions:export.losses', { count: questions }),
        }}
      >
        {numbers.map((number) => (
          <Text size="sm" key={number}>
            {t('questions:export.question', { number })}:{' '}
            {facts(losses.filter(({ question }) => question === number).map(textOf))}
          </Text>
        ))}
        {questions > numbers.length && (
          <Text size="sm">{t('imports:more', { count: questions - numbers.length })}</Text>
        )}
      </ScrollArea.Autosize>
    </Alert>
  );
}
