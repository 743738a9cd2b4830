import { Button, Group, Radio, SimpleGrid, Text } from '@mantine/core';
import { IconDownload, IconPrinter, IconTemplate } from '@tabler/icons-react';
import { downloadImportTemplate, exportQuestions } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Modal, showToast } from '../../../ui/index.ts';
import { useBankType } from '../address.ts';
import { bankPathsOf } from '../paths.ts';
import { exportFormats, waitForExport, type ExportFormat } from './export-delay.ts';
import { ExportLosses } from './export-losses.tsx';
import { useKindOfFile } from './kind-of-file.tsx';
import classes from './transfer.module.css';

// Names that are the same in every language.
const formatNames: Record<ExportFormat, string> = {
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  json: 'JSON',
  aiken: 'Aiken',
  gift: 'GIFT',
  moodle: 'Moodle XML',
  qti21: 'QTI 2.1',
  qti30: 'QTI 3.0',
};

interface ExportDialogProps {
  readonly item: OpenedContainer;
  /** The chosen questions; all of the bank when left out. */
  readonly content_ids?: readonly string[] | undefined;
  readonly onClose: () => void;
}

/** Downloads a bank, chosen questions of it, or the sample of an import file (C-261, C-262). */
export function ExportDialog({ item, content_ids = [], onClose }: ExportDialogProps) {
  const t = useText();
  const { user } = useSession();
  const type = useBankType();
  const [query] = useSearchParams();
  const { kind, choice } = useKindOfFile();
  // Excel needs the institution's leave (C-802).
  const formats = exportFormats.filter((format) => format !== 'xlsx' || user.specs.is_excel_export !== 0);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [isWaiting, setWaiting] = useState(false);
  const exporting = useCall(exportQuestions);
  const sample = useCall(downloadImportTemplate);

  async function download(): Promise<void> {
    setWaiting(true);
    await waitForExport(format);
    const reply = await exporting.run({
      container_id: item.container_id,
      content_ids: [...content_ids],
      question_kind: kind,
      format,
    });
    setWaiting(false);
    if (!reply) return;
    showToast({ kind: 'success', text: t('questions:export.done') });
    onClose();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={
        content_ids.length > 0
          ? t('questions:export.title_chosen', { count: content_ids.length })
          : t('questions:export.title')
      }
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {choice}
      <Radio.Group
        label={t('questions:export.format')}
        value={format}
        onChange={(value) => setFormat(exportFormats.find((each) => each === value) ?? 'csv')}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt="xs">
          {formats.map((each) => (
            <Radio.Card key={each} value={each} className={classes.format}>
              <Radio.Indicator />
              <span>
                <Text fw={600}>{formatNames[each]}</Text>
                <Text size="sm" c="dimmed">
                  {t(`questions:export.hints.${each}`)}
                </Text>
              </span>
            </Radio.Card>
          ))}
        </SimpleGrid>
      </Radio.Group>
      <ExportLosses
        container_id={item.container_id}
        content_ids={content_ids}
        question_kind={kind}
        format={format}
      />
      <Group justify="space-between" mt="lg" gap="xs">
        <Button
          variant="subtle"
          leftSection={<IconTemplate size={18} aria-hidden="true" />}
          loading={sample.isRunning}
          onClick={() => void sample.run({ content_type: kind, format: format === 'xlsx' ? 'xlsx' : 'csv' })}
        >
          {t('questions:export.sample')}
        </Button>
        {content_ids.length === 0 && (
          <Button
            component={Link}
            to={`${bankPathsOf(type).paper}?${query.toString()}`}
            variant="subtle"
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
          >
            {t('questions:paper.open')}
          </Button>
        )}
        <Button
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          loading={isWaiting}
          onClick={() => void download()}
        >
          {t('questions:export.confirm')}
        </Button>
      </Group>
    </Modal>
  );
}
