import { Alert, Button, Group, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { IconDownload, IconExclamationCircle } from '@tabler/icons-react';
import { useText } from '../../i18n/index.ts';
import { saveFindings } from './findings-as-text.ts';

/** A column of the list of findings: its heading, and what is in it. */
export interface FindingColumn<Finding> {
  readonly head: string;
  readonly width?: number;
  readonly cell: (finding: Finding) => string;
}

interface ImportFindingsProps<Finding> {
  readonly file_name: string;
  readonly findings: readonly Finding[];
  /** How many there are, those that are not listed among them. */
  readonly total: number;
  /** The place first, what is wrong last. */
  readonly columns: readonly FindingColumn<Finding>[];
}

/** Everything that keeps a file from being imported, each with its row. */
export function ImportFindings<Finding>({
  file_name,
  findings,
  total,
  columns,
}: ImportFindingsProps<Finding>) {
  const t = useText();
  const lines = findings.map((finding) => columns.map(({ cell }) => cell(finding)));

  function download(): void {
    saveFindings([columns.map(({ head }) => head), ...lines], file_name);
  }

  const rest = total - findings.length;
  return (
    <Stack gap="sm">
      <Alert
        color="brick"
        variant="light"
        role="alert"
        icon={<IconExclamationCircle size={20} />}
        title={t('imports:refused', { count: total })}
      >
        {t('imports:nothing_written')}
      </Alert>
      <ScrollArea.Autosize
        mah={320}
        type="auto"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('imports:finding_head') }}
      >
        <Table stickyHeader verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ head, width }) => (
                <Table.Th key={head} w={width}>
                  {head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((cells) => (
              <Table.Tr key={cells.join('\t')}>
                {columns.map(({ head }, at) => (
                  <Table.Td key={head}>{cells[at] === '' ? '–' : cells[at]}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {rest > 0 && t('imports:more', { count: rest })}
        </Text>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={download}
        >
          {t('imports:download')}
        </Button>
      </Group>
    </Stack>
  );
}
